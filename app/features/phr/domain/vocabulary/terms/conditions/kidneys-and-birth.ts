/** Diseases of the kidneys and the sexual organs, pregnancy, birth, inborn conditions. ICD-10 code | English | Spanish | Arabic. */
export const KIDNEYS_AND_BIRTH = `
N04.9 | Nephrotic syndrome | Síndrome nefrótico | المتلازمة الكلائية
N05.9 | Glomerulonephritis; Nephritic syndrome | Glomerulonefritis | التهاب كبيبات الكلى
N10 | Kidney infection; Acute pyelonephritis; Pyelonephritis | Pielonefritis aguda; Infección del riñón | التهاب الحويضة والكلية الحاد; عدوى الكلى
N13.3 | Hydronephrosis | Hidronefrosis | موه الكلية; استسقاء الكلية
N17.9 | Acute kidney injury; Acute kidney failure | Insuficiencia renal aguda; Lesión renal aguda | الفشل الكلوي الحاد; القصور الكلوي الحاد
N18.3 | Chronic kidney disease stage 3 | Enfermedad renal crónica estadio 3 | مرض الكلى المزمن المرحلة 3
N18.4 | Chronic kidney disease stage 4 | Enfermedad renal crónica estadio 4 | مرض الكلى المزمن المرحلة 4
N18.5 | Chronic kidney disease stage 5; End-stage kidney disease | Enfermedad renal crónica estadio 5; Insuficiencia renal terminal | مرض الكلى المزمن المرحلة 5; الفشل الكلوي النهائي
N18.9 | Chronic kidney disease; CKD | Enfermedad renal crónica; ERC | مرض الكلى المزمن; القصور الكلوي المزمن
N19 | Kidney failure | Insuficiencia renal | الفشل الكلوي
N20.0 | Kidney stone; Renal calculus | Cálculo renal; Piedra en el riñón | حصاة الكلى; حصى الكلى
N20.1 | Ureter stone; Ureteral calculus | Cálculo ureteral | حصاة الحالب
N30.0 | Acute cystitis; Bladder infection; Cystitis | Cistitis aguda; Cistitis | التهاب المثانة الحاد; التهاب المثانة
N31.9 | Neurogenic bladder | Vejiga neurógena | المثانة العصبية
N32.8 | Overactive bladder | Vejiga hiperactiva | فرط نشاط المثانة
N34.2 | Urethritis | Uretritis | التهاب الإحليل
N39.0 | Urinary tract infection; UTI | Infección urinaria; Infección de las vías urinarias | عدوى المسالك البولية; التهاب المسالك البولية
N39.3 | Stress incontinence | Incontinencia urinaria de esfuerzo | سلس البول الجهدي
N40 | Enlarged prostate; Benign prostatic hyperplasia; BPH | Hiperplasia benigna de próstata; Próstata agrandada | تضخم البروستاتا الحميد; تضخم البروستاتا
N41.9 | Prostatitis | Prostatitis | التهاب البروستاتا
N43.3 | Hydrocele | Hidrocele | القيلة المائية
N44 | Testicular torsion | Torsión testicular | انفتال الخصية
N45.9 | Epididymitis; Orchitis | Epididimitis; Orquitis | التهاب البربخ; التهاب الخصية
N46 | Male infertility | Infertilidad masculina | عقم الذكور
N47 | Phimosis; Tight foreskin | Fimosis | تضيق القلفة; الشبم
N48.4 | Erectile dysfunction; Impotence | Disfunción eréctil; Impotencia | ضعف الانتصاب; العجز الجنسي
N60.1 | Fibrocystic breasts | Mastopatía fibroquística | التغيرات الكيسية الليفية في الثدي
N61 | Mastitis; Breast inflammation | Mastitis | التهاب الثدي
N62 | Gynecomastia; Breast enlargement | Ginecomastia | تضخم الثدي; التثدي
N63 | Breast lump | Bulto en la mama; Nódulo mamario | كتلة الثدي
N73.9 | Pelvic inflammatory disease; PID | Enfermedad inflamatoria pélvica | الداء الالتهابي الحوضي
N76.0 | Vaginitis; Bacterial vaginosis | Vaginitis; Vaginosis bacteriana | التهاب المهبل
N80.0 | Adenomyosis | Adenomiosis | العضال الغدي
N80.9 | Endometriosis | Endometriosis | الانتباذ البطاني الرحمي; بطانة الرحم المهاجرة
N81.4 | Uterine prolapse | Prolapso uterino | هبوط الرحم; تدلي الرحم
N83.2 | Ovarian cyst | Quiste ovárico | كيس المبيض
N84.1 | Cervical polyp | Pólipo cervical | سليلة عنق الرحم
N87.9 | Cervical dysplasia | Displasia cervical | خلل تنسج عنق الرحم
N91.2 | Absent periods; Amenorrhea | Amenorrea | انقطاع الطمث; غياب الحيض
N92.0 | Heavy periods; Menorrhagia | Menorragia; Menstruación abundante | غزارة الطمث
N92.6 | Irregular periods | Menstruación irregular | عدم انتظام الطمث; عدم انتظام الدورة
N94.3 | Premenstrual syndrome; PMS | Síndrome premenstrual | متلازمة ما قبل الحيض
N94.6 | Painful periods; Dysmenorrhea | Dismenorrea; Menstruación dolorosa | عسر الطمث; آلام الدورة
N95.1 | Menopause symptoms; Menopausal state | Síntomas de la menopausia; Menopausia | أعراض سن اليأس; سن اليأس
N97.9 | Female infertility | Infertilidad femenina | عقم الإناث
O00.9 | Ectopic pregnancy | Embarazo ectópico | الحمل خارج الرحم; الحمل المنتبذ
O03.9 | Miscarriage; Spontaneous abortion | Aborto espontáneo | الإجهاض التلقائي; الإسقاط
O13 | Gestational hypertension; Pregnancy-induced hypertension | Hipertensión gestacional | ارتفاع ضغط الدم الحملي
O14.9 | Pre-eclampsia; Preeclampsia | Preeclampsia | ما قبل تسمم الحمل; مقدمات الارتعاج
O15.9 | Eclampsia | Eclampsia | الارتعاج; تسمم الحمل
O21.0 | Morning sickness; Vomiting in pregnancy | Náuseas del embarazo; Hiperemesis gravídica leve | غثيان الصباح; القيء الحملي
O24.4 | Gestational diabetes | Diabetes gestacional | سكري الحمل; السكري الحملي
O44.1 | Placenta previa with bleeding | Placenta previa con hemorragia | المشيمة المنزاحة مع نزف
O47.9 | False labor | Falso trabajo de parto | المخاض الكاذب
O60.1 | Preterm labor with preterm birth | Parto prematuro | الولادة المبكرة
O72.1 | Postpartum hemorrhage | Hemorragia posparto | نزف ما بعد الولادة
O99.0 | Anemia in pregnancy | Anemia en el embarazo | فقر الدم في الحمل
P07.3 | Premature baby; Preterm newborn | Recién nacido prematuro | المولود الخديج; الطفل الخديج
P59.9 | Newborn jaundice; Neonatal jaundice | Ictericia neonatal | يرقان حديثي الولادة; صفار المواليد
Q05.9 | Spina bifida | Espina bífida | السنسنة المشقوقة
Q21.0 | Ventricular septal defect; VSD | Comunicación interventricular | عيب الحاجز البطيني; ثقب بين البطينين
Q21.1 | Atrial septal defect; ASD | Comunicación interauricular | عيب الحاجز الأذيني; ثقب بين الأذينين
Q21.3 | Tetralogy of Fallot | Tetralogía de Fallot | رباعية فالو
Q24.9 | Congenital heart disease; Congenital heart defect | Cardiopatía congénita | مرض القلب الخلقي; عيب خلقي في القلب
Q25.0 | Patent ductus arteriosus | Conducto arterioso persistente | القناة الشريانية السالكة
Q37.9 | Cleft lip and palate | Labio leporino y paladar hendido | الشفة الأرنبية والحنك المشقوق
Q53.9 | Undescended testicle; Cryptorchidism | Testículo no descendido; Criptorquidia | الخصية المعلقة; الخصية الهاجرة
Q61.3 | Polycystic kidney disease | Enfermedad renal poliquística; Riñón poliquístico | داء الكلى متعددة الكيسات
Q65.8 | Hip dysplasia; Developmental dysplasia of the hip | Displasia de cadera | خلل التنسج الوركي; خلع الورك الولادي
Q66.0 | Clubfoot | Pie zambo | حنف القدم; القدم الحنفاء
Q85.0 | Neurofibromatosis | Neurofibromatosis | الورام الليفي العصبي
Q87.4 | Marfan syndrome | Síndrome de Marfan | متلازمة مارفان
Q90.9 | Down syndrome; Trisomy 21 | Síndrome de Down; Trisomía 21 | متلازمة داون
Q96.9 | Turner syndrome | Síndrome de Turner | متلازمة تيرنر
Q98.4 | Klinefelter syndrome | Síndrome de Klinefelter | متلازمة كلاينفلتر
Z34.9 | Pregnancy; Normal pregnancy | Embarazo; Embarazo normal | الحمل; الحمل الطبيعي
Z94.0 | Kidney transplant recipient | Receptor de trasplante de riñón | متلقي زراعة الكلى
Z94.4 | Liver transplant recipient | Receptor de trasplante de hígado | متلقي زراعة الكبد
Z95.0 | Pacemaker wearer | Portador de marcapasos | حامل منظم ضربات القلب
Z95.2 | Artificial heart valve | Prótesis valvular cardíaca | صمام قلب صناعي
Z96.6 | Artificial joint; Joint implant | Prótesis articular | مفصل صناعي
Z99.2 | Dialysis dependence | Dependencia de diálisis | الاعتماد على غسيل الكلى
`;
