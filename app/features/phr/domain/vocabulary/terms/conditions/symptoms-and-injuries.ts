/** Symptoms that have no diagnosis yet, injuries, poisonings. ICD-10 code | English | Spanish | Arabic. */
export const SYMPTOMS_AND_INJURIES = `
R00.0 | Fast heartbeat; Tachycardia | Taquicardia | تسرع القلب; تسارع نبضات القلب
R00.1 | Slow heartbeat; Bradycardia | Bradicardia | بطء القلب
R00.2 | Palpitations | Palpitaciones | الخفقان
R01.1 | Heart murmur | Soplo cardíaco | النفخة القلبية
R04.0 | Nosebleed; Epistaxis | Hemorragia nasal; Epistaxis | الرعاف; نزيف الأنف
R05 | Cough | Tos | السعال; الكحة
R06.0 | Shortness of breath; Dyspnea; Breathlessness | Dificultad para respirar; Disnea | ضيق التنفس
R06.6 | Hiccups | Hipo | الفواق; الحازوقة
R07.4 | Chest pain | Dolor torácico; Dolor de pecho | ألم الصدر
R10.4 | Abdominal pain; Stomach ache | Dolor abdominal; Dolor de barriga | ألم البطن
R11 | Nausea and vomiting; Nausea; Vomiting | Náuseas y vómitos; Náuseas; Vómitos | الغثيان والقيء; الغثيان; القيء
R12 | Heartburn | Acidez; Pirosis | حرقة المعدة
R13 | Difficulty swallowing; Dysphagia | Dificultad para tragar; Disfagia | عسر البلع
R17.0 | Jaundice | Ictericia | اليرقان; الصفار
R21 | Rash | Erupción cutánea; Sarpullido | الطفح الجلدي
R25.2 | Muscle cramps | Calambres musculares | تشنج العضلات; الشد العضلي
R31 | Blood in urine; Hematuria | Sangre en la orina; Hematuria | البيلة الدموية; دم في البول
R32 | Urinary incontinence | Incontinencia urinaria | سلس البول
R42 | Dizziness; Vertigo | Mareo; Vértigo | الدوخة; الدوار
R50.9 | Fever | Fiebre | الحمى; ارتفاع الحرارة
R51 | Headache | Dolor de cabeza; Cefalea | الصداع
R53 | Fatigue; Tiredness; Malaise | Fatiga; Cansancio | التعب; الإرهاق
R55 | Fainting; Syncope | Desmayo; Síncope | الإغماء; الغشي
R56.0 | Febrile convulsion; Febrile seizure | Convulsión febril | الاختلاج الحموي; التشنج الحراري
R60.9 | Swelling; Edema; Oedema | Hinchazón; Edema | الوذمة; التورم
R63.4 | Weight loss | Pérdida de peso | فقدان الوزن
R73.0 | Prediabetes; Impaired glucose tolerance | Prediabetes; Intolerancia a la glucosa | مقدمات السكري; ما قبل السكري
R80 | Protein in urine; Proteinuria | Proteínas en la orina; Proteinuria | البيلة البروتينية; زلال البول
S06.0 | Concussion | Conmoción cerebral | ارتجاج الدماغ
S22.3 | Broken rib; Rib fracture | Fractura de costilla | كسر الضلع
S42.0 | Broken collarbone; Clavicle fracture | Fractura de clavícula | كسر الترقوة
S43.0 | Dislocated shoulder | Luxación de hombro | خلع الكتف
S52.5 | Broken wrist; Distal radius fracture | Fractura de muñeca; Fractura distal del radio | كسر الرسغ; كسر أسفل الكعبرة
S72.0 | Broken hip; Hip fracture; Femoral neck fracture | Fractura de cadera; Fractura del cuello del fémur | كسر الورك; كسر عنق الفخذ
S82.6 | Broken ankle; Lateral malleolus fracture | Fractura de tobillo; Fractura de maléolo externo | كسر الكاحل; كسر الكعب الوحشي
S83.2 | Meniscus tear | Rotura de menisco | تمزق الغضروف الهلالي
S83.5 | Cruciate ligament injury; ACL tear | Lesión del ligamento cruzado | إصابة الرباط الصليبي; تمزق الرباط الصليبي
S86.0 | Achilles tendon injury; Achilles tendon rupture | Lesión del tendón de Aquiles; Rotura del tendón de Aquiles | إصابة وتر أخيل; تمزق وتر أخيل
S93.4 | Sprained ankle; Ankle sprain | Esguince de tobillo | التواء الكاحل
T14.2 | Fracture; Broken bone | Fractura; Hueso roto | كسر; كسر العظم
T30.0 | Burn | Quemadura | الحرق; حرق الجلد
T63.4 | Insect sting reaction; Bee sting | Picadura de insecto; Picadura de abeja | لدغة الحشرات; لسعة النحل
T67.0 | Heatstroke; Sunstroke | Golpe de calor; Insolación | ضربة الشمس; ضربة الحر
T78.1 | Food allergy; Adverse food reaction | Alergia alimentaria; Reacción adversa a alimentos | حساسية الطعام
T78.2 | Anaphylaxis; Anaphylactic shock | Anafilaxia; Choque anafiláctico | التأق; صدمة الحساسية
T78.3 | Angioedema; Angioneurotic edema | Angioedema | الوذمة الوعائية
T78.4 | Allergy | Alergia | الأرجية; الحساسية
`;
