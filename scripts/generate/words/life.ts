import { field } from './field-words';

/** Life sciences. */
export const LIFE = [
  field(
    'Agricultural and Biological Sciences',
    7,
    'seedling pollinator fishery forest grassland wheat rice maize cultivar weed larva beetle lichen habitat migration predator prey symbiont rhizosphere orchard fungus nectar canopy estuary reef pasture germination harvest',
    'endemic invasive perennial arid tropical alpine freshwater ecological drought-tolerant nocturnal herbivorous mycorrhizal riparian',
  ),
  field(
    'Biochemistry, Genetics and Molecular Biology',
    9,
    'genome promoter kinase ribosome enzyme exon mutation chromatin receptor ligand transcript histone mitochondrion apoptosis plasmid stem_cell telomere methylation phosphatase chaperone membrane splicing peptide organoid haplotype polymerase lysosome cytoskeleton spindle autophagy',
    'molecular genomic epigenetic transcriptional mitochondrial recombinant somatic allelic proteomic catalytic conserved single-cell heterozygous ribosomal',
  ),
  field(
    'Immunology and Microbiology',
    3,
    'antibody antigen macrophage cytokine pathogen biofilm microbiome virus capsid epitope vaccine_strain lymphocyte interferon plasmid_transfer phage spore resistance inflammation',
    'bacterial viral humoral innate adaptive commensal virulent mucosal fungal latent',
  ),
  field(
    'Neuroscience',
    4,
    'cortex hippocampus synapse neuron amygdala memory spike dopamine axon glia seizure sleep attention perception connectome plasticity tremor spine cerebellum tauopathy',
    'neural synaptic cognitive dopaminergic cortical hippocampal sensory spinal degenerative oscillatory',
  ),
  field(
    'Pharmacology, Toxicology and Pharmaceutics',
    2.5,
    'dose tablet inhibitor agonist clearance toxicity formulation nanoparticle excipient metabolite bioavailability absorption hepatotoxicity plasma_level antidote liposome permeability',
    'pharmacokinetic toxic oral sustained-release intravenous selective dose-dependent cytotoxic',
  ),
];
