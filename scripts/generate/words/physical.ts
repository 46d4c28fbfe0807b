import { field } from './field-words';

/** Physical sciences and engineering. */
export const PHYSICAL = [
  field(
    'Computer Science',
    11,
    'graph network classifier compiler scheduler cache protocol database query transformer language_model kernel cluster GPU encryption ontology embedding dataset benchmark robot camera segmentation recommendation blockchain sensor_network cloud microservice crawler parser index gradient attention agent game_engine interface prototype constructor',
    'distributed convolutional recurrent parallel secure federated self-supervised real-time fault-tolerant heterogeneous semantic generative low-latency adversarial probabilistic scalable',
  ),
  field(
    'Engineering',
    9,
    'turbine beam bridge concrete antenna converter inverter vibration welding gear bearing actuator pipeline tunnel battery grid aerofoil combustor damper sensor drone weld_seam boiler rotor fatigue_crack robot_arm photovoltaic_module microgrid circuit amplifier',
    'structural hydraulic aerodynamic reinforced thermal mechanical electromagnetic nonlinear composite seismic sliding-mode high-voltage additive',
  ),
  field(
    'Physics and Astronomy',
    7,
    'boson lattice galaxy quasar plasma neutrino photon magnet superconductor laser soliton supernova accretion_disk dark_matter phonon qubit interferometer cosmic_ray pulsar condensate collider detector jet spin vortex exoplanet',
    'quantum relativistic magnetic topological ultracold gravitational spectroscopic nonperturbative supersymmetric stellar inelastic radiative',
  ),
  field(
    'Materials Science',
    6,
    'alloy polymer graphene ceramic perovskite thin_film nanowire coating grain_boundary composite hydrogel crystal oxide creep dislocation glass membrane anneal powder electrode',
    'ferroelectric amorphous porous nanostructured biodegradable piezoelectric hierarchical sintered crystalline thermoelectric',
  ),
  field(
    'Chemistry',
    5,
    'ligand_exchange catalyst solvent radical isomer ketone complex zeolite adsorption spectrum chromatography crystal_structure amide cation polymerisation oxidation precursor titration carbene cluster_compound',
    'organic catalytic enantioselective aqueous photochemical coordination asymmetric electrochemical heterogeneous',
  ),
  field(
    'Chemical Engineering',
    2,
    'reactor distillation fluidised_bed separation column slurry biodiesel syngas membrane_process emulsion heat_exchanger pyrolysis fermentation absorber',
    'catalytic continuous supercritical industrial multiphase packed-bed',
  ),
  field(
    'Environmental Science',
    5,
    'aerosol wetland wastewater emission biodiversity landfill pesticide sediment_core ozone heavy_metal carbon_stock runoff plastic_waste air_quality floodplain nutrient_load aquifer restoration',
    'atmospheric ecological coastal urban contaminated renewable sustainable anthropogenic climatic',
  ),
  field(
    'Earth and Planetary Sciences',
    4,
    'basalt fault_zone glacier earthquake monsoon sediment magma tsunami ice_core crust mantle paleosol fossil landslide volcano tide precipitation zircon',
    'tectonic seismic volcanic Holocene Cretaceous metamorphic marine glacial isotopic orogenic',
  ),
  field(
    'Mathematics',
    4,
    'manifold theorem operator polynomial group_action graph_colouring martingale inequality cohomology estimator fractal matroid semigroup Banach_space integral prime eigenvalue equilibrium conjecture tensor',
    'stochastic elliptic algebraic convex finite-dimensional ergodic combinatorial hyperbolic noncommutative asymptotic',
  ),
  field(
    'Energy',
    2,
    'solar_cell wind_farm fuel_cell biogas reactor_core heat_pump electrolyser storage demand_response power_flow hydrogen smart_meter coal_plant',
    'renewable grid-connected nuclear off-grid low-carbon hybrid photovoltaic',
  ),
];
