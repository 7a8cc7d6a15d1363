/** Blood cells, clotting, immunity, infections, urine, stool. LOINC | English | Spanish | Arabic | sample | UCUM unit | fasting. */
export const BLOOD_CELLS_AND_OTHERS = `
58410-2 | Complete blood count; CBC; Full blood count | Hemograma; Hemograma completo | تعداد الدم الكامل; صورة الدم; CBC | blood | |
57021-8 | Complete blood count with differential | Hemograma con fórmula leucocitaria | تعداد الدم الكامل مع التفريق | blood | |
718-7 | Hemoglobin; Haemoglobin | Hemoglobina | الهيموغلوبين; خضاب الدم | blood | g/dL |
4544-3 | Hematocrit | Hematocrito | الهيماتوكريت; مكداس الدم | blood | % |
789-8 | Red blood cells; Erythrocytes | Glóbulos rojos; Eritrocitos | كريات الدم الحمراء | blood | 10*6/uL |
6690-2 | White blood cells; Leukocytes | Glóbulos blancos; Leucocitos | كريات الدم البيضاء | blood | 10*3/uL |
777-3 | Platelets; Thrombocytes | Plaquetas; Trombocitos | الصفيحات; الصفائح الدموية | blood | 10*3/uL |
787-2 | MCV; Mean corpuscular volume | VCM; Volumen corpuscular medio | متوسط حجم الكرية; MCV | blood | fL |
785-6 | MCH; Mean corpuscular hemoglobin | HCM; Hemoglobina corpuscular media | متوسط خضاب الكرية; MCH | blood | pg |
786-4 | MCHC; Mean corpuscular hemoglobin concentration | CHCM; Concentración de hemoglobina corpuscular media | متوسط تركيز خضاب الكرية; MCHC | blood | g/dL |
788-0 | RDW; Red cell distribution width | ADE; Ancho de distribución eritrocitaria | عرض توزع الكريات الحمراء; RDW | blood | % |
751-8 | Neutrophils | Neutrófilos | العدلات | blood | 10*3/uL |
731-0 | Lymphocytes | Linfocitos | اللمفاويات | blood | 10*3/uL |
742-7 | Monocytes | Monocitos | الوحيدات | blood | 10*3/uL |
711-2 | Eosinophils | Eosinófilos | الحمضات | blood | 10*3/uL |
704-7 | Basophils | Basófilos | القعدات | blood | 10*3/uL |
17849-1 | Reticulocytes | Reticulocitos | الشبكيات | blood | % |
4537-7 | Sedimentation rate; ESR; Westergren | Velocidad de sedimentación; VSG | سرعة التثفل; سرعة ترسب الدم; ESR | blood | mm/h |
882-1 | Blood group; ABO and Rh | Grupo sanguíneo; ABO y Rh | فصيلة الدم; زمرة الدم | blood | |
890-4 | Antibody screen; Indirect Coombs test | Cribado de anticuerpos; Prueba de Coombs indirecta | مسح الأضداد; اختبار كومبس غير المباشر | blood | |
5902-2 | Prothrombin time; PT | Tiempo de protrombina; TP | زمن البروثرومبين; PT | plasma | s |
6301-6 | INR | INR | النسبة المعيارية الدولية; INR | plasma | {INR} |
14979-9 | aPTT; Activated partial thromboplastin time | TTPA; Tiempo de tromboplastina parcial activado | زمن الثرومبوبلاستين الجزئي المنشط; aPTT | plasma | s |
3255-7 | Fibrinogen | Fibrinógeno | الفيبرينوجين | plasma | mg/dL |
48065-7 | D-dimer | Dímero D | دي-دايمر; D-dimer | plasma | ng/mL{FEU} |
32546-4 | G6PD; Glucose-6-phosphate dehydrogenase | G6PD; Glucosa-6-fosfato deshidrogenasa | إنزيم G6PD; إنزيم التفول | blood | U/g{Hb} |
8061-4 | Antinuclear antibodies; ANA | Anticuerpos antinucleares; ANA | الأضداد المضادة للنوى; ANA | serum | |
11572-5 | Rheumatoid factor; RF | Factor reumatoide; FR | العامل الروماتويدي; RF | serum | [IU]/mL |
32218-0 | Anti-CCP; Cyclic citrullinated peptide antibodies | Anti-CCP; Anticuerpos antipéptido citrulinado | أضداد الببتيد السيتروليني; Anti-CCP | serum | U/mL |
4485-9 | Complement C3 | Complemento C3 | المتممة C3 | serum | mg/dL |
4498-2 | Complement C4 | Complemento C4 | المتممة C4 | serum | mg/dL |
2458-8 | IgA; Immunoglobulin A | IgA; Inmunoglobulina A | الغلوبولين المناعي أ; IgA | serum | mg/dL |
2465-3 | IgG; Immunoglobulin G | IgG; Inmunoglobulina G | الغلوبولين المناعي ج; IgG | serum | mg/dL |
2472-9 | IgM; Immunoglobulin M | IgM; Inmunoglobulina M | الغلوبولين المناعي م; IgM | serum | mg/dL |
19113-0 | IgE, total; Immunoglobulin E | IgE total; Inmunoglobulina E | الغلوبولين المناعي هـ الكلي; IgE | serum | [IU]/mL |
31017-7 | Tissue transglutaminase IgA; Celiac antibodies | Transglutaminasa tisular IgA; Anticuerpos de celiaquía | أضداد ناقلة الغلوتامين النسيجية IgA | serum | U/mL |
5196-1 | Hepatitis B surface antigen; HBsAg | Antígeno de superficie de la hepatitis B; HBsAg | المستضد السطحي لالتهاب الكبد ب; HBsAg | serum | |
22322-2 | Hepatitis B surface antibody; Anti-HBs | Anticuerpos de superficie de la hepatitis B; Anti-HBs | الضد السطحي لالتهاب الكبد ب; Anti-HBs | serum | |
13952-7 | Hepatitis B core antibody; Anti-HBc | Anticuerpos core de la hepatitis B; Anti-HBc | الضد اللبي لالتهاب الكبد ب; Anti-HBc | serum | |
16128-1 | Hepatitis C antibody; Anti-HCV | Anticuerpos de la hepatitis C; Anti-VHC | أضداد التهاب الكبد ج; Anti-HCV | serum | |
11011-4 | Hepatitis C viral load; HCV RNA | Carga viral de la hepatitis C; ARN del VHC | الحمل الفيروسي لالتهاب الكبد ج | serum | [IU]/mL |
22314-9 | Hepatitis A IgM antibody; Anti-HAV IgM | Anticuerpos IgM de la hepatitis A | أضداد التهاب الكبد أ IgM | serum | |
56888-1 | HIV antigen and antibody; HIV test; HIV 1 and 2 combo test | Antígeno y anticuerpos del VIH; Prueba de VIH | مستضد وأضداد فيروس HIV; فحص الإيدز | serum | |
20447-9 | HIV viral load; HIV-1 RNA | Carga viral del VIH; ARN del VIH-1 | الحمل الفيروسي HIV | plasma | {copies}/mL |
24467-3 | CD4 count; Helper T cells | Recuento de CD4 | تعداد CD4 | blood | /uL |
20507-0 | Syphilis test, RPR; RPR | Prueba de sífilis, RPR; RPR | فحص الزهري RPR | serum | |
5292-8 | Syphilis test, VDRL; VDRL | Prueba de sífilis, VDRL; VDRL | فحص الزهري VDRL | serum | |
5334-8 | Rubella IgG antibody | Anticuerpos IgG de rubéola | أضداد الحصبة الألمانية IgG | serum | |
94500-6 | COVID-19 PCR; SARS-CoV-2 RNA | PCR de COVID-19; ARN de SARS-CoV-2 | فحص كوفيد-19 PCR; مسحة كورونا | swab | |
94558-4 | COVID-19 rapid antigen test; SARS-CoV-2 antigen | Prueba rápida de antígeno de COVID-19 | فحص مستضد كوفيد-19 السريع | swab | |
630-4 | Urine culture | Urocultivo; Cultivo de orina | زراعة البول; مزرعة البول | urine | |
600-7 | Blood culture | Hemocultivo; Cultivo de sangre | زراعة الدم; مزرعة الدم | blood | |
625-4 | Stool culture | Coprocultivo; Cultivo de heces | زراعة البراز; مزرعة البراز | stool | |
626-2 | Throat culture | Cultivo faríngeo; Cultivo de garganta | زراعة الحلق; مسحة الحلق | swab | |
21613-5 | Chlamydia DNA test | Prueba de ADN de clamidia | فحص الكلاميديا DNA | swab | |
24111-7 | Gonorrhea DNA test; Gonococcal DNA | Prueba de ADN de gonorrea | فحص السيلان DNA | swab | |
21440-3 | HPV test, high-risk types; HPV DNA | Prueba de VPH de alto riesgo | فحص فيروس الورم الحليمي عالي الخطورة | swab | |
24356-8 | Urinalysis; Urine test | Análisis de orina; Sistemático de orina | تحليل البول; فحص البول الكامل | urine | |
2756-5 | Urine pH | pH de la orina | حموضة البول | urine | [pH] |
2965-2 | Urine specific gravity | Densidad de la orina | الكثافة النوعية للبول | urine | {specific_gravity} |
5792-7 | Urine glucose, dipstick | Glucosa en orina, tira reactiva | سكر البول بالشريط | urine | mg/dL |
5804-0 | Urine protein, dipstick | Proteínas en orina, tira reactiva | بروتين البول بالشريط | urine | mg/dL |
5797-6 | Urine ketones, dipstick | Cetonas en orina, tira reactiva | كيتونات البول بالشريط | urine | mg/dL |
2161-8 | Urine creatinine | Creatinina en orina | كرياتينين البول | urine | mg/dL |
14957-5 | Urine albumin; Microalbumin | Albúmina en orina; Microalbuminuria | ألبومين البول; الزلال الدقيق | urine | mg/L |
9318-7 | Urine albumin to creatinine ratio; ACR | Cociente albúmina/creatinina en orina | نسبة الألبومين إلى الكرياتينين في البول; ACR | urine | mg/g{creat} |
2890-2 | Urine protein to creatinine ratio | Cociente proteínas/creatinina en orina | نسبة البروتين إلى الكرياتينين في البول | urine | mg/g{creat} |
2889-4 | Urine protein, 24 hours | Proteínas en orina de 24 horas | بروتين البول خلال 24 ساعة | urine24 | mg/(24.h) |
2106-3 | Urine pregnancy test; HCG in urine | Prueba de embarazo en orina | فحص الحمل بالبول | urine | |
2118-8 | Blood pregnancy test; HCG in serum, qualitative | Prueba de embarazo en sangre | فحص الحمل بالدم | serum | |
2335-8 | Stool occult blood; Hemoglobin in stool | Sangre oculta en heces | الدم الخفي في البراز | stool | |
29771-3 | Stool occult blood, immunological; FIT | Sangre oculta en heces, inmunológica | الدم الخفي المناعي في البراز; FIT | stool | |
10704-5 | Stool ova and parasites | Huevos y parásitos en heces | بيوض وطفيليات البراز | stool | |
38445-3 | Fecal calprotectin; Calprotectin | Calprotectina fecal | الكالبروتكتين البرازي | stool | ug/g |
17780-8 | Helicobacter pylori antigen in stool; H. pylori stool test | Antígeno de Helicobacter pylori en heces | مستضد الملوية البوابية في البراز; جرثومة المعدة بالبراز | stool | |
29891-9 | Helicobacter pylori breath test; Urea breath test | Prueba de aliento de Helicobacter pylori | اختبار النفس للملوية البوابية; فحص جرثومة المعدة بالنفخ | breath | | fasting
51990-0 | Basic metabolic panel; BMP | Panel metabólico básico | لوحة الاستقلاب الأساسية; BMP | serum | | fasting
24323-8 | Comprehensive metabolic panel; CMP | Panel metabólico completo | لوحة الاستقلاب الشاملة; CMP | serum | | fasting
24325-3 | Liver function panel; Hepatic function panel; Liver tests | Perfil hepático; Pruebas de función hepática | وظائف الكبد; لوحة وظائف الكبد | serum | |
24331-1 | Lipid panel; Lipid profile | Perfil lipídico | لوحة الدهون; تحليل الدهون | serum | | fasting
24362-6 | Kidney function panel; Renal function panel | Perfil renal; Pruebas de función renal | وظائف الكلى; لوحة وظائف الكلى | serum | |
24326-1 | Electrolytes panel; Electrolytes | Ionograma; Electrolitos | لوحة الشوارد; الأملاح | serum | |
24336-0 | Arterial blood gas panel; ABG | Gasometría arterial | غازات الدم الشرياني; ABG | blood | |
2744-1 | Arterial blood pH | pH de sangre arterial | حموضة الدم الشرياني | blood | [pH] |
2703-7 | Arterial oxygen pressure; PaO2 | Presión arterial de oxígeno; PaO2 | ضغط الأكسجين الشرياني; PaO2 | blood | mm[Hg] |
2019-8 | Arterial carbon dioxide pressure; PaCO2 | Presión arterial de dióxido de carbono; PaCO2 | ضغط ثاني أكسيد الكربون الشرياني; PaCO2 | blood | mm[Hg] |
`;
