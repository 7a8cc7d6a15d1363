/** Diseases of the mouth, the gut, the liver and the pancreas. ICD-10 code | English | Spanish | Arabic. */
export const DIGESTION = `
K02.9 | Tooth decay; Dental caries; Cavities | Caries dental | تسوس الأسنان
K04.7 | Dental abscess; Tooth abscess | Absceso dental; Flemón dental | خراج الأسنان
K05.1 | Gingivitis; Chronic gingivitis | Gingivitis | التهاب اللثة
K05.3 | Periodontitis; Gum disease | Periodontitis; Piorrea | التهاب دواعم السن
K07.6 | Jaw joint disorder; Temporomandibular disorder | Trastorno temporomandibular | اضطراب المفصل الفكي الصدغي
K12.0 | Canker sores; Mouth ulcers; Aphthous ulcers | Aftas bucales; Estomatitis aftosa | القلاع; تقرحات الفم
K20 | Esophagitis; Oesophagitis | Esofagitis | التهاب المريء
K21.9 | Acid reflux; Gastroesophageal reflux disease; GERD | Reflujo gastroesofágico; Enfermedad por reflujo gastroesofágico; ERGE | الارتجاع المعدي المريئي; حموضة المعدة; الجزر المعدي المريئي
K22.0 | Achalasia | Acalasia | تعذر الارتخاء المريئي
K22.7 | Barrett's esophagus | Esófago de Barrett | مريء باريت
K25.9 | Stomach ulcer; Gastric ulcer | Úlcera gástrica | قرحة المعدة
K26.9 | Duodenal ulcer | Úlcera duodenal | قرحة الاثني عشر
K27.9 | Peptic ulcer | Úlcera péptica | القرحة الهضمية
K29.7 | Gastritis | Gastritis | التهاب المعدة
K30 | Indigestion; Functional dyspepsia; Dyspepsia | Indigestión; Dispepsia | عسر الهضم
K35.8 | Acute appendicitis; Appendicitis | Apendicitis aguda; Apendicitis | التهاب الزائدة الدودية الحاد; الزائدة الدودية
K40.9 | Inguinal hernia; Groin hernia | Hernia inguinal | الفتق الإربي
K42.9 | Umbilical hernia | Hernia umbilical | الفتق السري
K43.9 | Ventral hernia; Abdominal wall hernia | Hernia ventral; Hernia de la pared abdominal | الفتق البطني; فتق جدار البطن
K44.9 | Hiatal hernia; Hiatus hernia | Hernia de hiato | فتق الحجاب الحاجز; الفتق الحجابي
K50.9 | Crohn's disease | Enfermedad de Crohn | داء كرون
K51.9 | Ulcerative colitis | Colitis ulcerosa | التهاب القولون التقرحي
K56.6 | Bowel obstruction; Intestinal obstruction | Obstrucción intestinal | انسداد الأمعاء
K57.9 | Diverticular disease; Diverticulosis; Diverticulitis | Enfermedad diverticular; Diverticulosis; Diverticulitis | داء الرتوج; التهاب الرتوج
K58.8 | Irritable bowel syndrome; IBS | Síndrome del intestino irritable; Colon irritable | متلازمة القولون العصبي; القولون العصبي; القولون المتهيج
K59.0 | Constipation | Estreñimiento | الإمساك
K60.2 | Anal fissure | Fisura anal | الشق الشرجي; الشرخ الشرجي
K60.3 | Anal fistula | Fístula anal | الناسور الشرجي
K61.0 | Anal abscess | Absceso anal | خراج الشرج
K62.5 | Rectal bleeding | Rectorragia; Sangrado rectal | النزف الشرجي
K63.5 | Colon polyp; Bowel polyp | Pólipo de colon | سليلة القولون; لحمية القولون
K70.3 | Alcoholic cirrhosis | Cirrosis alcohólica | تشمع الكبد الكحولي
K74.6 | Liver cirrhosis; Cirrhosis | Cirrosis hepática; Cirrosis | تشمع الكبد; تليف الكبد
K75.4 | Autoimmune hepatitis | Hepatitis autoinmune | التهاب الكبد المناعي الذاتي
K76.0 | Fatty liver; Non-alcoholic fatty liver disease | Hígado graso; Esteatosis hepática | الكبد الدهني; تشحم الكبد
K76.9 | Liver disease | Enfermedad hepática | مرض الكبد
K80.2 | Gallstones; Cholelithiasis | Cálculos biliares; Colelitiasis; Piedras en la vesícula | حصى المرارة; الحصيات الصفراوية
K81.0 | Acute cholecystitis; Gallbladder inflammation | Colecistitis aguda | التهاب المرارة الحاد
K83.0 | Cholangitis | Colangitis | التهاب الأقنية الصفراوية
K85.9 | Acute pancreatitis; Pancreatitis | Pancreatitis aguda; Pancreatitis | التهاب البنكرياس الحاد; التهاب البنكرياس
K86.1 | Chronic pancreatitis | Pancreatitis crónica | التهاب البنكرياس المزمن
K90.0 | Celiac disease; Coeliac disease; Gluten enteropathy | Enfermedad celíaca; Celiaquía | الداء البطني; السيلياك; حساسية القمح
K92.2 | Gastrointestinal bleeding | Hemorragia gastrointestinal; Hemorragia digestiva | النزف الهضمي
`;
