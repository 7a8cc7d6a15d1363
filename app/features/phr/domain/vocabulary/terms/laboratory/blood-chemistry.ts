/** Chemistry and hormones of the blood. LOINC | English | Spanish | Arabic | sample | UCUM unit | fasting, where it is asked. */
export const BLOOD_CHEMISTRY = `
2345-7 | Glucose; Blood sugar | Glucosa; Azúcar en sangre | سكر الدم; الغلوكوز | serum | mg/dL |
1558-6 | Fasting glucose; Fasting blood sugar | Glucosa en ayunas | سكر الدم الصائم; سكر صائم | serum | mg/dL | fasting
1521-4 | Glucose 2 hours after a meal; Postprandial glucose | Glucosa 2 horas después de comer; Glucosa posprandial | سكر الدم بعد الأكل بساعتين; سكر فاطر | serum | mg/dL |
1518-0 | Glucose 2 hours after 75 g glucose; Oral glucose tolerance test | Glucosa 2 horas tras 75 g de glucosa; Prueba de tolerancia oral a la glucosa | سكر الدم بعد ساعتين من 75 غ غلوكوز; اختبار تحمل السكر | serum | mg/dL | fasting
4548-4 | HbA1c; Glycated hemoglobin; Hemoglobin A1c | HbA1c; Hemoglobina glucosilada | السكر التراكمي; الخضاب الغليكوزيلاتي; HbA1c | blood | % |
3094-0 | Urea nitrogen; BUN; Blood urea nitrogen | Nitrógeno ureico; BUN | نتروجين يوريا الدم; اليوريا | serum | mg/dL |
2160-0 | Creatinine | Creatinina | الكرياتينين | serum | mg/dL |
33914-3 | eGFR, MDRD; Estimated glomerular filtration rate by MDRD | Filtrado glomerular estimado, MDRD | معدل الترشيح الكبيبي المقدر MDRD | serum | mL/min/{1.73_m2} |
98979-8 | eGFR, CKD-EPI 2021; Estimated glomerular filtration rate | Filtrado glomerular estimado, CKD-EPI 2021 | معدل الترشيح الكبيبي المقدر CKD-EPI 2021; معدل الترشيح الكبيبي | serum | mL/min/{1.73_m2} |
2951-2 | Sodium | Sodio | الصوديوم | serum | mmol/L |
2823-3 | Potassium | Potasio | البوتاسيوم | serum | mmol/L |
2075-0 | Chloride | Cloruro | الكلوريد | serum | mmol/L |
2028-9 | Carbon dioxide; Bicarbonate, total CO2 | Dióxido de carbono; Bicarbonato, CO2 total | ثاني أكسيد الكربون; البيكربونات | serum | mmol/L |
17861-6 | Calcium | Calcio | الكالسيوم | serum | mg/dL |
1994-3 | Calcium, ionized | Calcio iónico | الكالسيوم المتأين | blood | mmol/L |
2777-1 | Phosphate; Phosphorus | Fosfato; Fósforo | الفوسفات; الفوسفور | serum | mg/dL |
19123-9 | Magnesium | Magnesio | المغنيسيوم | serum | mg/dL |
3084-1 | Uric acid; Urate | Ácido úrico | حمض اليوريك; حمض البول | serum | mg/dL |
2885-2 | Total protein | Proteínas totales | البروتين الكلي | serum | g/dL |
1751-7 | Albumin | Albúmina | الألبومين | serum | g/dL |
1742-6 | ALT; Alanine aminotransferase; SGPT | ALT; Alanina aminotransferasa; GPT | ناقلة أمين الألانين; ALT | serum | U/L |
1920-8 | AST; Aspartate aminotransferase; SGOT | AST; Aspartato aminotransferasa; GOT | ناقلة أمين الأسبارتات; AST | serum | U/L |
6768-6 | Alkaline phosphatase; ALP | Fosfatasa alcalina | الفوسفاتاز القلوي; ALP | serum | U/L |
2324-2 | Gamma-GT; GGT; Gamma-glutamyl transferase | Gamma-GT; GGT | ناقلة غاما غلوتاميل; GGT | serum | U/L |
1975-2 | Bilirubin, total | Bilirrubina total | البيليروبين الكلي | serum | mg/dL |
1968-7 | Bilirubin, direct; Conjugated bilirubin | Bilirrubina directa | البيليروبين المباشر | serum | mg/dL |
1971-1 | Bilirubin, indirect | Bilirrubina indirecta | البيليروبين غير المباشر | serum | mg/dL |
2532-0 | LDH; Lactate dehydrogenase | LDH; Lactato deshidrogenasa | نازعة هيدروجين اللاكتات; LDH | serum | U/L |
2157-6 | Creatine kinase; CK; CPK | Creatina cinasa; CK; CPK | كيناز الكرياتين; CK | serum | U/L |
1798-8 | Amylase | Amilasa | الأميلاز | serum | U/L |
3040-3 | Lipase | Lipasa | الليباز | serum | U/L |
2524-7 | Lactate | Lactato | اللاكتات | plasma | mmol/L |
16362-6 | Ammonia | Amoníaco | الأمونيا | plasma | umol/L | fasting
2093-3 | Cholesterol, total; Cholesterol | Colesterol total; Colesterol | الكوليسترول الكلي; الكوليسترول | serum | mg/dL |
2085-9 | HDL cholesterol | Colesterol HDL | كوليسترول HDL; الكوليسترول النافع | serum | mg/dL |
13457-7 | LDL cholesterol, calculated | Colesterol LDL calculado | كوليسترول LDL المحسوب | serum | mg/dL | fasting
18262-6 | LDL cholesterol, direct | Colesterol LDL directo | كوليسترول LDL المباشر; الكوليسترول الضار | serum | mg/dL |
2571-8 | Triglycerides | Triglicéridos | الدهون الثلاثية | serum | mg/dL | fasting
43396-1 | Non-HDL cholesterol | Colesterol no HDL | الكوليسترول غير HDL | serum | mg/dL |
1884-6 | Apolipoprotein B | Apolipoproteína B | البروتين الشحمي ب | serum | mg/dL |
10835-7 | Lipoprotein(a) | Lipoproteína (a) | البروتين الشحمي (أ) | serum | mg/dL |
1988-5 | C-reactive protein; CRP | Proteína C reactiva; PCR | البروتين المتفاعل ج; CRP | serum | mg/L |
30522-7 | C-reactive protein, high sensitivity; hs-CRP | Proteína C reactiva ultrasensible | البروتين المتفاعل ج عالي الحساسية | serum | mg/L |
33959-8 | Procalcitonin | Procalcitonina | البروكالسيتونين | serum | ng/mL |
2498-4 | Iron | Hierro | الحديد | serum | ug/dL | fasting
2276-4 | Ferritin | Ferritina | الفيريتين; مخزون الحديد | serum | ng/mL |
2500-7 | Iron binding capacity; TIBC | Capacidad de fijación del hierro; TIBC | القدرة الرابطة للحديد; TIBC | serum | ug/dL |
2502-3 | Iron saturation; Transferrin saturation | Saturación de hierro; Saturación de transferrina | تشبع الحديد; تشبع الترانسفيرين | serum | % |
3034-6 | Transferrin | Transferrina | الترانسفيرين | serum | mg/dL |
2132-9 | Vitamin B12 | Vitamina B12 | فيتامين ب12 | serum | pg/mL |
2284-8 | Folate; Folic acid | Folato; Ácido fólico | الفولات; حمض الفوليك | serum | ng/mL |
1989-3 | Vitamin D, 25-hydroxy D3; Calcidiol | Vitamina D, 25-hidroxi D3; Calcidiol | فيتامين د, 25-هيدروكسي د3 | serum | ng/mL |
62292-8 | Vitamin D, 25-hydroxy, total; Vitamin D | Vitamina D, 25-hidroxi, total; Vitamina D | فيتامين د الكلي; فيتامين د | serum | ng/mL |
3016-3 | TSH; Thyrotropin; Thyroid stimulating hormone | TSH; Tirotropina | الهرمون المنبه للدرقية; TSH | serum | m[IU]/L |
3024-7 | Free T4; Free thyroxine; FT4 | T4 libre; Tiroxina libre | الثيروكسين الحر; FT4 | serum | ng/dL |
3026-2 | Total T4; Thyroxine; T4 | T4 total; Tiroxina | الثيروكسين الكلي; T4 | serum | ug/dL |
3051-0 | Free T3; Free triiodothyronine; FT3 | T3 libre; Triyodotironina libre | ثلاثي يود الثيرونين الحر; FT3 | serum | pg/mL |
3053-6 | Total T3; Triiodothyronine; T3 | T3 total; Triyodotironina | ثلاثي يود الثيرونين الكلي; T3 | serum | ng/dL |
8099-4 | Thyroid peroxidase antibodies; Anti-TPO | Anticuerpos antiperoxidasa tiroidea; Anti-TPO | أضداد بيروكسيداز الدرقية; Anti-TPO | serum | [IU]/mL |
2143-6 | Cortisol | Cortisol | الكورتيزول | serum | ug/dL |
2141-0 | ACTH; Corticotropin | ACTH; Corticotropina | الهرمون الموجه لقشر الكظر; ACTH | plasma | pg/mL |
2731-8 | Parathyroid hormone; PTH | Hormona paratiroidea; PTH | هرمون جارات الدرقية; PTH | serum | pg/mL |
2842-3 | Prolactin | Prolactina | البرولاكتين; هرمون الحليب | serum | ng/mL |
10501-5 | LH; Luteinizing hormone; Lutropin | LH; Hormona luteinizante | الهرمون الملوتن; LH | serum | m[IU]/mL |
15067-2 | FSH; Follicle stimulating hormone; Follitropin | FSH; Hormona foliculoestimulante | الهرمون المنبه للجريب; FSH | serum | m[IU]/mL |
2243-4 | Estradiol | Estradiol | الإستراديول | serum | pg/mL |
2839-9 | Progesterone | Progesterona | البروجستيرون | serum | ng/mL |
2986-8 | Testosterone, total; Testosterone | Testosterona total; Testosterona | التستوستيرون الكلي; التستوستيرون | serum | ng/dL |
2991-8 | Testosterone, free | Testosterona libre | التستوستيرون الحر | serum | pg/mL |
2191-5 | DHEA sulfate | Sulfato de DHEA | كبريتات DHEA | serum | ug/dL |
20448-7 | Insulin | Insulina | الإنسولين | serum | u[IU]/mL | fasting
1986-9 | C-peptide | Péptido C | الببتيد C | serum | ng/mL | fasting
21198-7 | Beta-HCG, quantitative; Pregnancy hormone | Beta-HCG cuantitativa; Hormona del embarazo | هرمون الحمل الرقمي; بيتا HCG | serum | m[IU]/mL |
6598-7 | Troponin T | Troponina T | التروبونين T | serum | ug/L |
10839-9 | Troponin I | Troponina I | التروبونين I | serum | ng/mL |
33762-6 | NT-proBNP | NT-proBNP | الببتيد الدماغي NT-proBNP | serum | pg/mL |
30934-4 | BNP; Natriuretic peptide B | BNP; Péptido natriurético cerebral | الببتيد الدماغي BNP | plasma | pg/mL |
2857-1 | PSA, total; Prostate specific antigen | PSA total; Antígeno prostático específico | مستضد البروستاتا النوعي الكلي; PSA | serum | ng/mL |
10886-0 | PSA, free | PSA libre | مستضد البروستاتا النوعي الحر | serum | ng/mL |
2039-6 | CEA; Carcinoembryonic antigen | CEA; Antígeno carcinoembrionario | المستضد السرطاني المضغي; CEA | serum | ng/mL |
10334-1 | CA 125 | CA 125 | واسم الورم CA 125 | serum | U/mL |
6875-9 | CA 15-3 | CA 15-3 | واسم الورم CA 15-3 | serum | U/mL |
24108-3 | CA 19-9 | CA 19-9 | واسم الورم CA 19-9 | serum | U/mL |
1834-1 | Alpha-fetoprotein; AFP | Alfafetoproteína; AFP | ألفا فيتوبروتين; AFP | serum | ng/mL |
2064-4 | Ceruloplasmin | Ceruloplasmina | السيرولوبلازمين | serum | mg/dL |
4542-7 | Haptoglobin | Haptoglobina | الهابتوغلوبين | serum | mg/dL |
13965-9 | Homocysteine | Homocisteína | الهوموسيستين | serum | umol/L | fasting
10535-3 | Digoxin level | Concentración de digoxina | مستوى الديجوكسين | serum | ng/mL |
14334-7 | Lithium level | Concentración de litio | مستوى الليثيوم | serum | mmol/L |
3968-5 | Phenytoin level | Concentración de fenitoína | مستوى الفينيتوين | serum | ug/mL |
3432-2 | Carbamazepine level | Concentración de carbamazepina | مستوى الكاربامازيبين | serum | ug/mL |
4086-5 | Valproate level | Concentración de valproato | مستوى الفالبروات | serum | ug/mL |
`;
