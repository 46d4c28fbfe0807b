import { field } from './field-words';

/** Health sciences. */
export const HEALTH = [
  field(
    'Medicine',
    16,
    'carcinoma sepsis stroke hypertension asthma insulin biopsy tumour artery kidney liver lung surgery transplant anaesthesia dialysis stent fracture infection vaccine antibiotic pneumonia diabetes obesity mortality cohort screening chemotherapy radiotherapy steroid embolism thrombosis anaemia pregnancy neonate registry wound retina cornea tendon',
    'acute chronic clinical randomised cardiac pulmonary hepatic renal paediatric geriatric perioperative metastatic vascular surgical systemic recurrent refractory prognostic early-onset multicentre',
  ),
  field(
    'Nursing',
    2,
    'ward triage caregiver handover nutrition pressure_ulcer fall discharge bedside palliative_care home_visit workload staffing breastfeeding midwife diet malnutrition vitamin counselling shift',
    'community bedside nurse-led maternal nutritional supportive residential family-centred dietary long-term',
  ),
  field(
    'Dentistry',
    1.5,
    'enamel caries implant molar gingiva plaque orthodontic_bracket dentine crown root_canal mandible occlusion resin veneer saliva periodontitis fluoride aligner',
    'dental oral periodontal endodontic prosthetic restorative maxillofacial orthodontic cariogenic',
  ),
  field(
    'Health Professions',
    1.5,
    'rehabilitation gait prosthesis exercise physiotherapy speech hearing_aid ultrasound radiograph athlete posture grip_strength balance stroke_unit therapist wheelchair telehealth',
    'occupational kinematic auditory musculoskeletal sports sedentary assistive home-based',
  ),
  field(
    'Veterinary',
    1,
    'herd mastitis calf mare litter poultry parasite zoonosis lameness udder rumen hoof piglet broiler feline_virus canine_tumour slaughterhouse',
    'bovine equine canine feline avian ovine porcine veterinary zoonotic',
  ),
];
