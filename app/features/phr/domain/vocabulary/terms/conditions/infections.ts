/** Infectious diseases. ICD-10 code | English | Spanish | Arabic: the usual name first, other names after semicolons. */
export const INFECTIONS = `
A00.9 | Cholera | Cólera | الكوليرا
A01.0 | Typhoid fever; Typhoid | Fiebre tifoidea; Tifoidea | حمى التيفوئيد; التيفوئيد
A02.9 | Salmonella infection; Salmonellosis | Infección por salmonela; Salmonelosis | عدوى السالمونيلا; داء السلمونيلات
A03.9 | Shigellosis; Bacillary dysentery | Shigelosis; Disentería bacilar | داء الشيغيلات; الزحار العصوي
A04.7 | Clostridioides difficile colitis; C. difficile infection | Colitis por Clostridioides difficile; Infección por C. difficile | التهاب القولون بالمطثية العسيرة; عدوى المطثية العسيرة
A05.9 | Food poisoning | Intoxicación alimentaria | التسمم الغذائي
A06.9 | Amebiasis; Amoebiasis; Amebic dysentery | Amebiasis; Disentería amebiana | داء الأميبات; الأميبا; الزحار الأميبي
A07.1 | Giardiasis | Giardiasis; Lambliasis | داء الجيارديات; الجيارديا
A08.0 | Rotavirus infection; Rotavirus gastroenteritis | Infección por rotavirus; Gastroenteritis por rotavirus | عدوى فيروس الروتا; فيروس الروتا
A08.1 | Norovirus infection | Infección por norovirus | عدوى النوروفيروس
A09.9 | Gastroenteritis; Stomach flu | Gastroenteritis | التهاب المعدة والأمعاء; النزلة المعوية
A15.9 | Pulmonary tuberculosis; Tuberculosis; TB | Tuberculosis pulmonar; Tuberculosis | السل الرئوي; السل; الدرن
A22.9 | Anthrax | Carbunco; Ántrax | الجمرة الخبيثة
A23.9 | Brucellosis; Malta fever | Brucelosis; Fiebre de Malta | داء البروسيلات; الحمى المالطية
A27.9 | Leptospirosis | Leptospirosis | داء البريميات
A30.9 | Leprosy; Hansen disease | Lepra; Enfermedad de Hansen | الجذام; مرض هانسن
A35 | Tetanus; Lockjaw | Tétanos | الكزاز; التيتانوس
A36.9 | Diphtheria | Difteria | الخناق; الدفتيريا
A37.9 | Whooping cough; Pertussis | Tosferina; Tos convulsa; Pertussis | السعال الديكي; الشاهوق
A38 | Scarlet fever; Scarlatina | Escarlatina | الحمى القرمزية
A39.9 | Meningococcal disease; Meningococcal infection | Enfermedad meningocócica; Infección meningocócica | مرض المكورات السحائية; عدوى المكورات السحائية
A41.9 | Sepsis; Blood poisoning | Sepsis; Septicemia | الإنتان; تسمم الدم; تعفن الدم
A46 | Erysipelas | Erisipela | الحمرة
A48.1 | Legionnaires' disease; Legionella pneumonia | Enfermedad del legionario; Legionelosis | داء الفيالقة; الفيلقية
A49.2 | Haemophilus influenzae infection; Hib disease | Infección por Haemophilus influenzae; Enfermedad por Hib | عدوى المستدمية النزلية
A53.9 | Syphilis | Sífilis | الزهري; السفلس
A54.9 | Gonorrhea; Gonorrhoea; Gonococcal infection | Gonorrea; Blenorragia | السيلان; عدوى المكورات البنية
A56.0 | Chlamydia infection; Chlamydia | Infección por clamidia; Clamidia | عدوى الكلاميديا; المتدثرة
A59.9 | Trichomoniasis | Tricomoniasis | داء المشعرات
A60.9 | Genital herpes | Herpes genital | الهربس التناسلي; الحلأ التناسلي
A63.0 | Genital warts; Anogenital warts; Condyloma | Verrugas genitales; Condilomas acuminados | الثآليل التناسلية
A69.2 | Lyme disease | Enfermedad de Lyme | داء لايم; مرض لايم
A77.0 | Rocky Mountain spotted fever | Fiebre maculosa de las Montañas Rocosas | حمى الجبال الصخرية المبقعة
A78 | Q fever | Fiebre Q | حمى كيو
A80.9 | Poliomyelitis; Polio | Poliomielitis; Polio | شلل الأطفال
A82.9 | Rabies | Rabia | داء الكلب; السعار
A83.0 | Japanese encephalitis | Encefalitis japonesa | التهاب الدماغ الياباني
A84.1 | Tick-borne encephalitis | Encefalitis transmitida por garrapatas | التهاب الدماغ المنقول بالقراد
A87.9 | Viral meningitis | Meningitis viral | التهاب السحايا الفيروسي
A92.0 | Chikungunya | Chikunguña; Fiebre chikunguña | حمى شيكونغونيا; الشيكونغونيا
A92.5 | Zika virus disease; Zika | Enfermedad por el virus del Zika; Zika | مرض فيروس زيكا; زيكا
A95.9 | Yellow fever | Fiebre amarilla | الحمى الصفراء
A97.9 | Dengue; Dengue fever | Dengue; Fiebre del dengue | حمى الضنك; الضنك
A98.4 | Ebola virus disease; Ebola | Enfermedad por el virus del Ébola; Ébola | مرض فيروس الإيبولا; الإيبولا
B00.1 | Cold sores; Herpes labialis; Oral herpes | Herpes labial; Calenturas | قروح البرد; هربس الشفاه; الحلأ الشفوي
B00.9 | Herpes simplex | Herpes simple | الهربس البسيط; الحلأ البسيط
B01.9 | Chickenpox; Varicella | Varicela | جدري الماء; الحماق; العنقز
B02.9 | Shingles; Herpes zoster | Herpes zóster; Culebrilla | الحزام الناري; الهربس النطاقي; القوباء المنطقية
B03 | Smallpox | Viruela | الجدري
B04 | Mpox; Monkeypox | Mpox; Viruela del mono | إمبوكس; جدري القردة
B05.9 | Measles | Sarampión | الحصبة
B06.9 | Rubella; German measles | Rubéola; Sarampión alemán | الحصبة الألمانية; الحميراء
B07 | Viral warts; Warts; Verruca | Verrugas víricas; Verrugas | الثآليل الفيروسية; الثآليل
B08.1 | Molluscum contagiosum | Molusco contagioso | المليساء المعدية
B08.2 | Roseola; Sixth disease; Exanthema subitum | Roséola; Exantema súbito; Sexta enfermedad | الوردية الطفلية; المرض السادس
B08.3 | Fifth disease; Erythema infectiosum; Slapped cheek disease | Eritema infeccioso; Quinta enfermedad | المرض الخامس; الحمامى العدوائية
B08.4 | Hand, foot and mouth disease | Enfermedad mano-pie-boca | مرض اليد والقدم والفم
B15.9 | Hepatitis A | Hepatitis A | التهاب الكبد أ; التهاب الكبد الوبائي أ
B16.9 | Acute hepatitis B | Hepatitis B aguda | التهاب الكبد ب الحاد
B17.1 | Acute hepatitis C | Hepatitis C aguda | التهاب الكبد ج الحاد
B17.2 | Hepatitis E; Acute hepatitis E | Hepatitis E; Hepatitis E aguda | التهاب الكبد هـ
B18.1 | Chronic hepatitis B; Hepatitis B | Hepatitis B crónica; Hepatitis B | التهاب الكبد ب المزمن; التهاب الكبد ب; التهاب الكبد الوبائي ب
B18.2 | Chronic hepatitis C; Hepatitis C | Hepatitis C crónica; Hepatitis C | التهاب الكبد ج المزمن; التهاب الكبد ج; التهاب الكبد سي
B24 | HIV disease; HIV infection; AIDS | Enfermedad por VIH; Infección por VIH; Sida | مرض فيروس نقص المناعة البشرية; الإيدز; عدوى فيروس العوز المناعي
B25.9 | Cytomegalovirus disease; CMV | Enfermedad por citomegalovirus; CMV | مرض الفيروس المضخم للخلايا
B26.9 | Mumps | Paperas; Parotiditis | النكاف; أبو كعب
B27.9 | Infectious mononucleosis; Glandular fever; Mono | Mononucleosis infecciosa; Enfermedad del beso | كثرة الوحيدات العدائية; داء التقبيل
B34.9 | Viral infection | Infección viral | عدوى فيروسية
B35.1 | Nail fungus; Onychomycosis; Tinea unguium | Hongos en las uñas; Onicomicosis | فطريات الأظافر; سعفة الأظافر
B35.3 | Athlete's foot; Tinea pedis | Pie de atleta; Tiña del pie | قدم الرياضي; سعفة القدم
B35.4 | Ringworm; Tinea corporis | Tiña corporal | سعفة الجسد; القوباء الحلقية
B35.6 | Jock itch; Tinea cruris | Tiña inguinal | سعفة الأرفاغ; سعفة الفخذ
B36.0 | Pityriasis versicolor; Tinea versicolor | Pitiriasis versicolor | النخالية المبرقشة
B37.0 | Oral thrush; Oral candidiasis | Candidiasis oral; Muguet | القلاع الفموي; داء المبيضات الفموي
B37.3 | Vaginal yeast infection; Vaginal thrush; Vaginal candidiasis | Candidiasis vaginal; Candidiasis vulvovaginal | داء المبيضات المهبلي; فطريات المهبل
B50.9 | Falciparum malaria | Paludismo por Plasmodium falciparum | الملاريا المنجلية
B54 | Malaria | Paludismo; Malaria | الملاريا; البرداء
B55.9 | Leishmaniasis | Leishmaniasis | داء الليشمانيات; حبة حلب
B57.2 | Chagas disease | Enfermedad de Chagas | داء شاغاس
B58.9 | Toxoplasmosis | Toxoplasmosis | داء المقوسات; داء القطط
B65.9 | Schistosomiasis; Bilharzia | Esquistosomiasis; Bilharziosis | داء البلهارسيات; البلهارسيا
B67.9 | Hydatid disease; Echinococcosis | Hidatidosis; Equinococosis | داء المشوكات; الكيسة المائية
B77.9 | Roundworm infection; Ascariasis | Ascariasis | داء الصفر; الإسكارس
B80 | Pinworms; Enterobiasis; Threadworms | Oxiuros; Enterobiasis | الديدان الدبوسية; داء السرميات; الأقصورات
B85.0 | Head lice; Pediculosis capitis | Piojos; Pediculosis de la cabeza | قمل الرأس
B86 | Scabies | Sarna; Escabiosis | الجرب
B97.4 | Respiratory syncytial virus infection; RSV | Infección por virus respiratorio sincitial; VRS | عدوى الفيروس المخلوي التنفسي
B97.7 | Human papillomavirus infection; HPV | Infección por virus del papiloma humano; VPH | عدوى فيروس الورم الحليمي البشري
U07.1 | COVID-19; Coronavirus disease | COVID-19; Enfermedad por coronavirus | كوفيد-19; مرض فيروس كورونا; كورونا
U09.9 | Long COVID; Post-COVID-19 condition | COVID persistente; Afección pos-COVID-19 | كوفيد طويل الأمد; حالة ما بعد كوفيد-19
`;
