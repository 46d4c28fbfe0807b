import { field } from './field-words';

/** Social sciences and humanities. */
export const SOCIAL = [
  field(
    'Social Sciences',
    8,
    'classroom migration election policy treaty citizenship curriculum teacher welfare inequality neighbourhood gender library journalism court constitution poverty youth census diaspora schooling protest housing parliament refugee literacy',
    'social political rural urban democratic postcolonial educational comparative intercultural institutional legislative',
  ),
  field(
    'Arts and Humanities',
    4,
    'manuscript novel archive ritual cathedral poetry cinema translation metaphor painting dialect pottery empire memoir theatre choir pilgrimage icon rhetoric grammar',
    'medieval modernist vernacular baroque oral narrative aesthetic Byzantine lyrical colonial',
  ),
  field(
    'Economics, Econometrics and Finance',
    3.5,
    'inflation exchange_rate tariff auction bond portfolio wage productivity subsidy tax bank credit volatility trade_balance unemployment household_debt remittance',
    'monetary fiscal macroeconomic financial Bayesian cointegrated informal emerging',
  ),
  field(
    'Business, Management and Accounting',
    3,
    'supply_chain brand leadership audit turnover start-up tourism customer innovation governance outsourcing franchise retail procurement team stakeholder',
    'strategic entrepreneurial corporate organisational sustainable digital cross-border',
  ),
  field(
    'Psychology',
    3.5,
    'anxiety depression personality coping motivation stereotype emotion parenting trauma self-esteem habit adolescent stress loneliness belief impulsivity',
    'behavioural cognitive developmental longitudinal emotional social implicit mindful',
  ),
  field(
    'Decision Sciences',
    1.5,
    'inventory risk forecast multi-criteria_ranking queue scheduling uncertainty auditing preference citation_count survey simulation_model',
    'optimal fuzzy robust stochastic bibliometric multi-objective',
  ),
];
