/** Mental disorders and diseases of the nervous system. ICD-10 code | English | Spanish | Arabic. */
export const MIND_AND_NERVES = `
F01.9 | Vascular dementia | Demencia vascular | الخرف الوعائي
F03 | Dementia | Demencia | الخرف
F05.9 | Delirium; Acute confusion | Delirio; Síndrome confusional agudo | الهذيان
F10.2 | Alcohol dependence; Alcoholism | Dependencia del alcohol; Alcoholismo | الاعتماد على الكحول; إدمان الكحول
F11.2 | Opioid dependence | Dependencia de opioides | الاعتماد على الأفيونات; إدمان الأفيونات
F12.2 | Cannabis dependence | Dependencia del cannabis | الاعتماد على القنب; إدمان الحشيش
F17.2 | Tobacco dependence; Nicotine dependence | Dependencia del tabaco; Dependencia de la nicotina; Tabaquismo | الاعتماد على التبغ; إدمان النيكوتين
F20.9 | Schizophrenia | Esquizofrenia | الفصام
F25.9 | Schizoaffective disorder | Trastorno esquizoafectivo | الاضطراب الفصامي العاطفي
F29 | Psychosis | Psicosis | الذهان
F31.9 | Bipolar disorder; Manic depression | Trastorno bipolar | الاضطراب ثنائي القطب
F32.9 | Depression; Depressive episode | Depresión; Episodio depresivo | الاكتئاب; نوبة اكتئابية
F33.9 | Recurrent depression; Recurrent depressive disorder | Depresión recurrente; Trastorno depresivo recurrente | الاكتئاب المتكرر
F34.1 | Dysthymia; Persistent depressive disorder | Distimia; Trastorno depresivo persistente | عسر المزاج; الاكتئاب المستمر
F40.1 | Social anxiety disorder; Social phobia | Trastorno de ansiedad social; Fobia social | اضطراب القلق الاجتماعي; الرهاب الاجتماعي
F40.2 | Specific phobia | Fobia específica | رهاب محدد
F41.0 | Panic disorder; Panic attacks | Trastorno de pánico; Ataques de pánico | اضطراب الهلع; نوبات الهلع
F41.1 | Generalized anxiety disorder | Trastorno de ansiedad generalizada | اضطراب القلق المعمم
F41.9 | Anxiety; Anxiety disorder | Ansiedad; Trastorno de ansiedad | القلق; اضطراب القلق
F42.9 | Obsessive-compulsive disorder; OCD | Trastorno obsesivo-compulsivo; TOC | الوسواس القهري; اضطراب الوسواس القهري
F43.1 | Post-traumatic stress disorder; PTSD | Trastorno de estrés postraumático; TEPT | اضطراب ما بعد الصدمة; كرب ما بعد الصدمة
F43.2 | Adjustment disorder | Trastorno de adaptación | اضطراب التأقلم
F44.9 | Dissociative disorder | Trastorno disociativo | الاضطراب التفارقي
F45.9 | Somatoform disorder | Trastorno somatomorfo | الاضطراب الجسدي الشكل
F50.0 | Anorexia nervosa | Anorexia nerviosa | القهم العصابي; فقدان الشهية العصبي
F50.2 | Bulimia nervosa | Bulimia nerviosa | النهام العصابي; الشره العصبي
F51.0 | Nonorganic insomnia | Insomnio no orgánico | الأرق غير العضوي
F53.0 | Postpartum depression; Postnatal depression | Depresión posparto | اكتئاب ما بعد الولادة
F60.3 | Borderline personality disorder | Trastorno límite de la personalidad | اضطراب الشخصية الحدية
F79 | Intellectual disability | Discapacidad intelectual | الإعاقة الذهنية
F80.9 | Speech delay; Developmental language disorder | Retraso del habla; Trastorno del lenguaje | تأخر النطق; اضطراب اللغة النمائي
F81.0 | Dyslexia; Specific reading disorder | Dislexia | عسر القراءة
F84.0 | Autism; Autism spectrum disorder | Autismo; Trastorno del espectro autista | التوحد; اضطراب طيف التوحد
F90.0 | Attention deficit hyperactivity disorder; ADHD; ADD | Trastorno por déficit de atención con hiperactividad; TDAH | اضطراب نقص الانتباه مع فرط النشاط; فرط الحركة وتشتت الانتباه
F95.2 | Tourette syndrome | Síndrome de Tourette | متلازمة توريت
F98.0 | Bedwetting; Nonorganic enuresis | Enuresis no orgánica; Enuresis nocturna | التبول اللاإرادي; سلس البول الليلي
F98.5 | Stuttering; Stammering | Tartamudez | التأتأة
G00.9 | Bacterial meningitis | Meningitis bacteriana | التهاب السحايا الجرثومي
G03.9 | Meningitis | Meningitis | التهاب السحايا
G04.9 | Encephalitis | Encefalitis | التهاب الدماغ
G10 | Huntington disease | Enfermedad de Huntington | داء هنتنغتون
G12.2 | Motor neuron disease; Amyotrophic lateral sclerosis; ALS | Enfermedad de la motoneurona; Esclerosis lateral amiotrófica; ELA | داء العصبون الحركي; التصلب الجانبي الضموري
G20 | Parkinson's disease | Enfermedad de Parkinson | داء باركنسون; الشلل الرعاش
G25.0 | Essential tremor | Temblor esencial | الرعاش مجهول السبب; الرعاش الأساسي
G25.8 | Restless legs syndrome | Síndrome de las piernas inquietas | متلازمة تململ الساقين
G30.9 | Alzheimer's disease | Enfermedad de Alzheimer | داء ألزهايمر; الزهايمر
G35 | Multiple sclerosis; MS | Esclerosis múltiple; EM | التصلب المتعدد; التصلب اللويحي
G40.9 | Epilepsy | Epilepsia | الصرع
G43.1 | Migraine with aura | Migraña con aura | الشقيقة مع أورة
G43.9 | Migraine | Migraña; Jaqueca | الشقيقة; الصداع النصفي
G44.0 | Cluster headache | Cefalea en racimos | الصداع العنقودي
G44.2 | Tension headache; Tension-type headache | Cefalea tensional | صداع التوتر
G45.9 | Transient ischemic attack; TIA; Mini-stroke | Accidente isquémico transitorio; AIT | نوبة نقص التروية العابرة; السكتة الصغرى
G47.0 | Insomnia; Trouble sleeping | Insomnio | الأرق
G47.3 | Sleep apnea; Sleep apnoea; Obstructive sleep apnea | Apnea del sueño; Apnea obstructiva del sueño | انقطاع النفس أثناء النوم; انقطاع التنفس النومي
G47.4 | Narcolepsy | Narcolepsia | التغفيق; النوم القهري
G50.0 | Trigeminal neuralgia | Neuralgia del trigémino | ألم العصب ثلاثي التوائم
G51.0 | Bell's palsy; Facial palsy | Parálisis de Bell; Parálisis facial | شلل بل; شلل الوجه النصفي
G54.2 | Cervical root disorder; Cervical radiculopathy | Radiculopatía cervical | اعتلال الجذور الرقبية
G56.0 | Carpal tunnel syndrome | Síndrome del túnel carpiano | متلازمة النفق الرسغي
G57.1 | Meralgia paresthetica | Meralgia parestésica | ألم الفخذ المذلي
G61.0 | Guillain-Barré syndrome | Síndrome de Guillain-Barré | متلازمة غيلان باريه
G62.9 | Polyneuropathy; Peripheral neuropathy; Neuropathy | Polineuropatía; Neuropatía periférica | اعتلال الأعصاب المتعدد; اعتلال الأعصاب المحيطية
G70.0 | Myasthenia gravis | Miastenia grave | الوهن العضلي الوبيل
G71.0 | Muscular dystrophy | Distrofia muscular | الحثل العضلي; ضمور العضلات
G80.9 | Cerebral palsy | Parálisis cerebral | الشلل الدماغي
G81.9 | Hemiplegia; One-sided paralysis | Hemiplejía | الفالج; الشلل النصفي
G82.2 | Paraplegia | Paraplejía | الشلل السفلي
G91.9 | Hydrocephalus | Hidrocefalia | استسقاء الرأس; موه الرأس
`;
