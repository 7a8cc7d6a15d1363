/** Diseases of the blood, the immune system, hormones and nutrition. ICD-10 code | English | Spanish | Arabic. */
export const BLOOD_AND_HORMONES = `
D50.9 | Iron deficiency anemia; Iron deficiency anaemia | Anemia ferropénica; Anemia por deficiencia de hierro | فقر الدم بعوز الحديد; أنيميا نقص الحديد
D51.0 | Pernicious anemia | Anemia perniciosa | فقر الدم الوبيل
D51.9 | Vitamin B12 deficiency anemia | Anemia por deficiencia de vitamina B12 | فقر الدم بعوز فيتامين ب12
D52.9 | Folate deficiency anemia | Anemia por deficiencia de folato | فقر الدم بعوز الفولات
D55.0 | G6PD deficiency; Favism | Deficiencia de G6PD; Favismo | عوز إنزيم G6PD; التفول; أنيميا الفول
D56.1 | Beta thalassemia; Beta thalassaemia | Betatalasemia | ثلاسيميا بيتا
D56.9 | Thalassemia; Thalassaemia | Talasemia | الثلاسيميا; فقر دم البحر المتوسط
D57.1 | Sickle cell disease; Sickle cell anemia | Enfermedad de células falciformes; Anemia falciforme; Drepanocitosis | داء الخلايا المنجلية; فقر الدم المنجلي; السكلر
D57.3 | Sickle cell trait | Rasgo falciforme | خلة الكريات المنجلية; حامل صفة فقر الدم المنجلي
D61.9 | Aplastic anemia | Anemia aplásica | فقر الدم اللاتنسجي
D64.9 | Anemia; Anaemia | Anemia | فقر الدم; الأنيميا
D66 | Hemophilia A; Hemophilia; Haemophilia | Hemofilia A; Hemofilia | الهيموفيليا أ; الناعور
D67 | Hemophilia B; Christmas disease | Hemofilia B; Enfermedad de Christmas | الهيموفيليا ب
D68.0 | Von Willebrand disease | Enfermedad de von Willebrand | داء فون ويلبراند
D68.6 | Thrombophilia; Antiphospholipid syndrome | Trombofilia; Síndrome antifosfolípido | أهبة التخثر; متلازمة أضداد الفوسفوليبيد
D69.3 | Immune thrombocytopenia; ITP | Trombocitopenia inmunitaria; Púrpura trombocitopénica idiopática | نقص الصفيحات المناعي
D69.6 | Thrombocytopenia; Low platelets | Trombocitopenia; Plaquetas bajas | نقص الصفيحات; نقص الصفائح الدموية
D70 | Neutropenia; Agranulocytosis | Neutropenia; Agranulocitosis | قلة العدلات; ندرة المحببات
D86.9 | Sarcoidosis | Sarcoidosis | الساركويد
D84.9 | Immunodeficiency | Inmunodeficiencia | عوز المناعة; نقص المناعة
E03.1 | Congenital hypothyroidism | Hipotiroidismo congénito | قصور الدرقية الخلقي
E03.9 | Hypothyroidism; Underactive thyroid | Hipotiroidismo; Tiroides hipoactiva | قصور الغدة الدرقية; خمول الغدة الدرقية
E04.1 | Thyroid nodule | Nódulo tiroideo | عقدة درقية; عقيدة الغدة الدرقية
E04.9 | Goiter; Goitre | Bocio | تضخم الغدة الدرقية; الدراق
E05.0 | Graves' disease | Enfermedad de Graves; Enfermedad de Graves-Basedow | داء غريفز
E05.9 | Hyperthyroidism; Thyrotoxicosis; Overactive thyroid | Hipertiroidismo; Tirotoxicosis | فرط نشاط الغدة الدرقية; الانسمام الدرقي
E06.3 | Hashimoto's thyroiditis; Autoimmune thyroiditis | Tiroiditis de Hashimoto; Tiroiditis autoinmune | التهاب الدرقية لهاشيموتو; التهاب الدرقية المناعي الذاتي
E10.9 | Type 1 diabetes; Insulin-dependent diabetes; Diabetes mellitus type 1 | Diabetes tipo 1; Diabetes mellitus tipo 1 | داء السكري من النوع الأول; السكري من النوع 1
E11.9 | Type 2 diabetes; Diabetes mellitus type 2 | Diabetes tipo 2; Diabetes mellitus tipo 2 | داء السكري من النوع الثاني; السكري من النوع 2
E14.9 | Diabetes; Diabetes mellitus | Diabetes; Diabetes mellitus | داء السكري; السكري
E16.2 | Hypoglycemia; Low blood sugar | Hipoglucemia; Azúcar baja en sangre | نقص سكر الدم; هبوط السكر
E20.9 | Hypoparathyroidism | Hipoparatiroidismo | قصور جارات الدرقية
E21.0 | Primary hyperparathyroidism | Hiperparatiroidismo primario | فرط نشاط جارات الدرقية الأولي
E22.0 | Acromegaly | Acromegalia | ضخامة الأطراف
E22.1 | High prolactin; Hyperprolactinemia | Hiperprolactinemia; Prolactina alta | فرط برولاكتين الدم; ارتفاع هرمون الحليب
E23.0 | Hypopituitarism | Hipopituitarismo | قصور النخامى
E23.2 | Diabetes insipidus; Arginine vasopressin deficiency | Diabetes insípida | السكري الكاذب; البوالة التفهة
E24.9 | Cushing's syndrome | Síndrome de Cushing | متلازمة كوشينغ
E25.0 | Congenital adrenal hyperplasia; CAH | Hiperplasia suprarrenal congénita | فرط تنسج الكظر الخلقي
E27.1 | Addison's disease; Primary adrenal insufficiency | Enfermedad de Addison; Insuficiencia suprarrenal primaria | داء أديسون; قصور الكظر الأولي
E28.2 | Polycystic ovary syndrome; PCOS | Síndrome de ovario poliquístico; SOP | متلازمة المبيض متعدد الكيسات; تكيس المبايض
E29.1 | Low testosterone; Testicular hypofunction; Male hypogonadism | Testosterona baja; Hipogonadismo masculino | نقص التستوستيرون; قصور الخصية
E46 | Malnutrition | Desnutrición; Malnutrición | سوء التغذية
E53.8 | Vitamin B12 deficiency | Deficiencia de vitamina B12 | عوز فيتامين ب12; نقص فيتامين ب12
E55.9 | Vitamin D deficiency | Deficiencia de vitamina D | عوز فيتامين د; نقص فيتامين د
E61.1 | Iron deficiency | Deficiencia de hierro | عوز الحديد; نقص الحديد
E66.9 | Obesity | Obesidad | السمنة; البدانة
E70.0 | Phenylketonuria; PKU | Fenilcetonuria | بيلة الفينيل كيتون
E73.9 | Lactose intolerance | Intolerancia a la lactosa | عدم تحمل اللاكتوز
E78.0 | High cholesterol; Hypercholesterolemia | Colesterol alto; Hipercolesterolemia | ارتفاع الكوليسترول; فرط كوليسترول الدم
E78.1 | High triglycerides; Hypertriglyceridemia | Triglicéridos altos; Hipertrigliceridemia | ارتفاع الدهون الثلاثية; فرط ثلاثي غليسريد الدم
E78.5 | Hyperlipidemia; High blood lipids; Hyperlipidaemia | Hiperlipidemia; Dislipidemia | فرط شحميات الدم; ارتفاع الدهون في الدم
E80.4 | Gilbert's syndrome | Síndrome de Gilbert | متلازمة جيلبرت
E83.1 | Hemochromatosis; Haemochromatosis | Hemocromatosis | داء ترسب الأصبغة الدموية; داء ترسب الحديد
E83.0 | Wilson's disease | Enfermedad de Wilson | داء ويلسون
E83.5 | Calcium metabolism disorder; Hypercalcemia; Hypocalcemia | Trastorno del metabolismo del calcio; Hipercalcemia; Hipocalcemia | اضطراب الكالسيوم; فرط كالسيوم الدم; نقص كالسيوم الدم
E84.9 | Cystic fibrosis | Fibrosis quística | التليف الكيسي
E85.9 | Amyloidosis | Amiloidosis | الداء النشواني
E86 | Dehydration; Volume depletion | Deshidratación | الجفاف; التجفاف
E87.1 | Low sodium; Hyponatremia | Hiponatremia; Sodio bajo | نقص صوديوم الدم
E87.5 | High potassium; Hyperkalemia | Hiperpotasemia; Potasio alto | فرط بوتاسيوم الدم
E87.6 | Low potassium; Hypokalemia | Hipopotasemia; Potasio bajo | نقص بوتاسيوم الدم
`;
