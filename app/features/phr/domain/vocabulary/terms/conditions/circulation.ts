/** Diseases of the heart and the vessels. ICD-10 code | English | Spanish | Arabic. */
export const CIRCULATION = `
I05.0 | Mitral stenosis; Rheumatic mitral stenosis | Estenosis mitral | تضيق الصمام التاجي
I09.9 | Rheumatic heart disease | Cardiopatía reumática | داء القلب الروماتزمي
I10 | Hypertension; High blood pressure; Essential hypertension | Hipertensión arterial; Tensión alta; Presión alta | ارتفاع ضغط الدم; فرط ضغط الدم; الضغط
I11.9 | Hypertensive heart disease | Cardiopatía hipertensiva | داء القلب بفرط ضغط الدم
I20.0 | Unstable angina | Angina inestable | الذبحة الصدرية غير المستقرة
I20.9 | Angina; Angina pectoris | Angina de pecho | الذبحة الصدرية
I21.9 | Heart attack; Acute myocardial infarction; Myocardial infarction | Infarto agudo de miocardio; Infarto; Ataque al corazón | احتشاء عضلة القلب الحاد; النوبة القلبية; الجلطة القلبية
I25.2 | Old myocardial infarction; Previous heart attack | Infarto de miocardio antiguo | احتشاء عضلة القلب القديم
I25.9 | Ischemic heart disease; Coronary artery disease; Ischaemic heart disease | Cardiopatía isquémica; Enfermedad coronaria | داء القلب الإقفاري; مرض الشريان التاجي; قصور الشرايين التاجية
I26.9 | Pulmonary embolism; Blood clot in the lung | Embolia pulmonar; Tromboembolismo pulmonar | الانصمام الرئوي; جلطة الرئة
I27.0 | Primary pulmonary hypertension; Pulmonary arterial hypertension | Hipertensión pulmonar primaria | فرط ضغط الدم الرئوي الأولي
I30.9 | Acute pericarditis; Pericarditis | Pericarditis aguda; Pericarditis | التهاب التامور الحاد; التهاب غشاء القلب
I33.0 | Infective endocarditis; Endocarditis | Endocarditis infecciosa; Endocarditis | التهاب الشغاف العدوائي
I34.0 | Mitral regurgitation; Mitral insufficiency | Insuficiencia mitral | قلس الصمام التاجي; قصور الصمام التاجي
I34.1 | Mitral valve prolapse | Prolapso de la válvula mitral | تدلي الصمام التاجي; ارتخاء الصمام
I35.0 | Aortic stenosis | Estenosis aórtica | تضيق الصمام الأبهري
I35.1 | Aortic regurgitation; Aortic insufficiency | Insuficiencia aórtica | قلس الصمام الأبهري
I40.9 | Acute myocarditis; Myocarditis | Miocarditis aguda; Miocarditis | التهاب عضلة القلب الحاد
I42.0 | Dilated cardiomyopathy | Miocardiopatía dilatada | اعتلال عضلة القلب التوسعي
I42.2 | Hypertrophic cardiomyopathy | Miocardiopatía hipertrófica | اعتلال عضلة القلب الضخامي
I42.9 | Cardiomyopathy | Miocardiopatía | اعتلال عضلة القلب
I44.2 | Complete heart block; Third-degree heart block | Bloqueo auriculoventricular completo | إحصار القلب التام
I44.7 | Left bundle branch block | Bloqueo de rama izquierda | إحصار الغصن الأيسر
I45.1 | Right bundle branch block | Bloqueo de rama derecha | إحصار الغصن الأيمن
I45.6 | Wolff-Parkinson-White syndrome; Pre-excitation syndrome | Síndrome de Wolff-Parkinson-White | متلازمة وولف باركنسون وايت
I46.9 | Cardiac arrest | Paro cardíaco | توقف القلب
I47.1 | Supraventricular tachycardia; SVT | Taquicardia supraventricular | تسرع القلب فوق البطيني
I47.2 | Ventricular tachycardia | Taquicardia ventricular | تسرع القلب البطيني
I48.0 | Paroxysmal atrial fibrillation | Fibrilación auricular paroxística | الرجفان الأذيني الانتيابي
I48.9 | Atrial fibrillation; AF; Atrial flutter | Fibrilación auricular; Aleteo auricular | الرجفان الأذيني; الرفرفة الأذينية
I49.4 | Extrasystoles; Ectopic beats; Premature beats | Extrasístoles | خوارج الانقباض
I49.9 | Arrhythmia; Irregular heartbeat | Arritmia | اضطراب نظم القلب; اللانظمية
I50.0 | Congestive heart failure | Insuficiencia cardíaca congestiva | قصور القلب الاحتقاني
I50.9 | Heart failure | Insuficiencia cardíaca | قصور القلب; فشل القلب; ضعف عضلة القلب
I60.9 | Subarachnoid hemorrhage | Hemorragia subaracnoidea | النزف تحت العنكبوتية
I61.9 | Brain hemorrhage; Intracerebral hemorrhage; Hemorrhagic stroke | Hemorragia cerebral; Ictus hemorrágico | النزف داخل الدماغ; النزيف الدماغي
I63.9 | Ischemic stroke; Cerebral infarction | Infarto cerebral; Ictus isquémico | السكتة الدماغية الإقفارية; الاحتشاء الدماغي
I64 | Stroke | Ictus; Accidente cerebrovascular; Derrame cerebral | السكتة الدماغية; الجلطة الدماغية
I65.2 | Carotid artery stenosis | Estenosis de la arteria carótida | تضيق الشريان السباتي
I67.1 | Brain aneurysm; Cerebral aneurysm | Aneurisma cerebral | أم الدم الدماغية; تمدد الشريان الدماغي
I70.9 | Atherosclerosis; Hardening of the arteries | Aterosclerosis | تصلب الشرايين
I71.4 | Abdominal aortic aneurysm | Aneurisma de aorta abdominal | أم الدم الأبهرية البطنية
I71.9 | Aortic aneurysm | Aneurisma de aorta | أم الدم الأبهرية
I73.0 | Raynaud's syndrome | Síndrome de Raynaud | متلازمة رينو; ظاهرة رينو
I73.9 | Peripheral artery disease; Peripheral vascular disease | Enfermedad arterial periférica; Enfermedad vascular periférica | مرض الشرايين المحيطية
I80.0 | Superficial thrombophlebitis | Tromboflebitis superficial | التهاب الوريد الخثاري السطحي
I80.2 | Deep vein thrombosis; DVT | Trombosis venosa profunda; TVP | الخثار الوريدي العميق; جلطة الساق
I83.9 | Varicose veins | Varices; Venas varicosas | الدوالي; دوالي الساقين
K64.9 | Hemorrhoids; Piles; Haemorrhoids | Hemorroides; Almorranas | البواسير
I86.1 | Varicocele | Varicocele | دوالي الخصية; القيلة الدوالية
I87.2 | Chronic venous insufficiency | Insuficiencia venosa crónica | القصور الوريدي المزمن
I89.0 | Lymphedema; Lymphoedema | Linfedema | الوذمة اللمفية
I95.1 | Orthostatic hypotension; Postural hypotension | Hipotensión ortostática | انخفاض ضغط الدم الانتصابي
I95.9 | Low blood pressure; Hypotension | Hipotensión; Tensión baja; Presión baja | انخفاض ضغط الدم; هبوط الضغط
`;
