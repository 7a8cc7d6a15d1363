/** Vaccines. CVX code | English | Spanish | Arabic | the diseases they are against, as ICD-10 codes of the conditions. */
export const VACCINES = `
03 | MMR vaccine; Measles, mumps and rubella vaccine | Vacuna triple vírica; Vacuna contra sarampión, paperas y rubéola; SRP | لقاح الحصبة والنكاف والحصبة الألمانية; اللقاح الثلاثي الفيروسي; MMR | B05.9 B26.9 B06.9
94 | MMRV vaccine; Measles, mumps, rubella and varicella vaccine | Vacuna tetravírica; Vacuna contra sarampión, paperas, rubéola y varicela | لقاح الحصبة والنكاف والحصبة الألمانية والحماق; اللقاح الرباعي الفيروسي | B05.9 B26.9 B06.9 B01.9
04 | Measles and rubella vaccine; MR vaccine | Vacuna contra sarampión y rubéola; SR | لقاح الحصبة والحصبة الألمانية | B05.9 B06.9
05 | Measles vaccine | Vacuna contra el sarampión | لقاح الحصبة | B05.9
06 | Rubella vaccine | Vacuna contra la rubéola | لقاح الحصبة الألمانية | B06.9
07 | Mumps vaccine | Vacuna contra las paperas; Vacuna contra la parotiditis | لقاح النكاف | B26.9
21 | Chickenpox vaccine; Varicella vaccine | Vacuna contra la varicela | لقاح جدري الماء; لقاح الحماق | B01.9
121 | Shingles vaccine, live; Zoster vaccine, live | Vacuna contra el herpes zóster, viva | لقاح الحزام الناري الحي | B02.9
187 | Shingles vaccine, recombinant; Zoster vaccine, recombinant; RZV | Vacuna contra el herpes zóster, recombinante | لقاح الحزام الناري المأشوب | B02.9
20 | DTaP vaccine; Diphtheria, tetanus and acellular pertussis vaccine | Vacuna DTaP; Vacuna contra difteria, tétanos y tosferina acelular | لقاح الخناق والكزاز والسعال الديكي اللاخلوي; DTaP | A36.9 A35 A37.9
01 | DTP vaccine; Diphtheria, tetanus and whole-cell pertussis vaccine | Vacuna DTP; Vacuna contra difteria, tétanos y tosferina de célula entera; Triple bacteriana | لقاح الخناق والكزاز والسعال الديكي كامل الخلايا; اللقاح الثلاثي البكتيري; DTP | A36.9 A35 A37.9
115 | Tdap vaccine; Tetanus, diphtheria and pertussis booster | Vacuna Tdap; Refuerzo contra tétanos, difteria y tosferina | لقاح الكزاز والخناق والسعال الديكي المنشط; Tdap | A35 A36.9 A37.9
09 | Td vaccine; Tetanus and diphtheria booster | Vacuna Td; Refuerzo contra tétanos y difteria | لقاح الكزاز والخناق المنشط; Td | A35 A36.9
28 | DT vaccine for children; Diphtheria and tetanus vaccine for children | Vacuna DT infantil; Vacuna contra difteria y tétanos para niños | لقاح الخناق والكزاز للأطفال | A36.9 A35
35 | Tetanus vaccine; Tetanus toxoid | Vacuna contra el tétanos; Toxoide tetánico | لقاح الكزاز; ذوفان الكزاز | A35
50 | DTaP-Hib vaccine | Vacuna DTaP-Hib | لقاح الخناق والكزاز والسعال الديكي والمستدمية النزلية ب | A36.9 A35 A37.9 A49.2
110 | DTaP-HepB-IPV vaccine; Pentavalent vaccine with hepatitis B and polio | Vacuna DTaP-HepB-VPI; Pentavalente con hepatitis B y polio | لقاح الخناق والكزاز والسعال الديكي والتهاب الكبد ب وشلل الأطفال | A36.9 A35 A37.9 B16.9 A80.9
120 | DTaP-Hib-IPV vaccine; Pentavalent vaccine with Hib and polio | Vacuna DTaP-Hib-VPI; Pentavalente con Hib y polio | لقاح الخناق والكزاز والسعال الديكي والمستدمية النزلية ب وشلل الأطفال | A36.9 A35 A37.9 A49.2 A80.9
130 | DTaP-IPV vaccine; Diphtheria, tetanus, pertussis and polio vaccine | Vacuna DTaP-VPI; Vacuna contra difteria, tétanos, tosferina y polio | لقاح الخناق والكزاز والسعال الديكي وشلل الأطفال | A36.9 A35 A37.9 A80.9
146 | Hexavalent vaccine; DTaP-IPV-Hib-HepB vaccine; Six-in-one vaccine | Vacuna hexavalente; Vacuna DTaP-VPI-Hib-HepB | اللقاح السداسي; لقاح سداسي التكافؤ | A36.9 A35 A37.9 A80.9 A49.2 B16.9
198 | DTP-HepB-Hib vaccine; Pentavalent vaccine, whole-cell | Vacuna DTP-HepB-Hib; Vacuna pentavalente | لقاح الخناق والكزاز والسعال الديكي والتهاب الكبد ب والمستدمية النزلية ب; اللقاح الخماسي | A36.9 A35 A37.9 B16.9 A49.2
10 | Polio vaccine, inactivated; IPV | Vacuna contra la polio inactivada; VPI | لقاح شلل الأطفال المعطل; IPV | A80.9
02 | Polio vaccine, oral, trivalent; OPV | Vacuna oral trivalente contra la polio; VPO | لقاح شلل الأطفال الفموي ثلاثي التكافؤ; OPV | A80.9
178 | Polio vaccine, oral, bivalent; bOPV | Vacuna oral bivalente contra la polio | لقاح شلل الأطفال الفموي ثنائي التكافؤ | A80.9
89 | Polio vaccine; Poliomyelitis vaccine, unspecified | Vacuna contra la polio; Vacuna contra la poliomielitis | لقاح شلل الأطفال | A80.9
17 | Hib vaccine; Haemophilus influenzae type b vaccine | Vacuna contra Hib; Vacuna contra Haemophilus influenzae tipo b | لقاح المستدمية النزلية ب; Hib | A49.2
08 | Hepatitis B vaccine for children; Hepatitis B vaccine, adolescent or pediatric | Vacuna infantil contra la hepatitis B | لقاح التهاب الكبد ب للأطفال | B16.9
43 | Hepatitis B vaccine for adults; Hepatitis B vaccine, adult | Vacuna contra la hepatitis B para adultos | لقاح التهاب الكبد ب للبالغين | B16.9
44 | Hepatitis B vaccine for dialysis patients | Vacuna contra la hepatitis B para pacientes en diálisis | لقاح التهاب الكبد ب لمرضى غسيل الكلى | B16.9
45 | Hepatitis B vaccine; Hepatitis B vaccine, unspecified | Vacuna contra la hepatitis B | لقاح التهاب الكبد ب | B16.9
189 | Hepatitis B vaccine, adjuvanted; HepB-CpG | Vacuna adyuvada contra la hepatitis B | لقاح التهاب الكبد ب المعزز | B16.9
83 | Hepatitis A vaccine for children; Hepatitis A vaccine, pediatric | Vacuna infantil contra la hepatitis A | لقاح التهاب الكبد أ للأطفال | B15.9
52 | Hepatitis A vaccine for adults; Hepatitis A vaccine, adult | Vacuna contra la hepatitis A para adultos | لقاح التهاب الكبد أ للبالغين | B15.9
85 | Hepatitis A vaccine; Hepatitis A vaccine, unspecified | Vacuna contra la hepatitis A | لقاح التهاب الكبد أ | B15.9
104 | Hepatitis A and B vaccine | Vacuna contra las hepatitis A y B | لقاح التهاب الكبد أ وب | B15.9 B16.9
133 | Pneumococcal conjugate vaccine, 13-valent; PCV13 | Vacuna antineumocócica conjugada 13-valente; VNC13 | لقاح المكورات الرئوية المقترن 13; PCV13 | J13
152 | Pneumococcal conjugate vaccine; Pneumococcal conjugate vaccine, unspecified | Vacuna antineumocócica conjugada | لقاح المكورات الرئوية المقترن | J13
100 | Pneumococcal conjugate vaccine, 7-valent; PCV7 | Vacuna antineumocócica conjugada 7-valente | لقاح المكورات الرئوية المقترن 7; PCV7 | J13
177 | Pneumococcal conjugate vaccine, 10-valent; PCV10 | Vacuna antineumocócica conjugada 10-valente | لقاح المكورات الرئوية المقترن 10; PCV10 | J13
215 | Pneumococcal conjugate vaccine, 15-valent; PCV15 | Vacuna antineumocócica conjugada 15-valente | لقاح المكورات الرئوية المقترن 15; PCV15 | J13
216 | Pneumococcal conjugate vaccine, 20-valent; PCV20 | Vacuna antineumocócica conjugada 20-valente | لقاح المكورات الرئوية المقترن 20; PCV20 | J13
33 | Pneumococcal polysaccharide vaccine, 23-valent; PPSV23 | Vacuna antineumocócica de polisacáridos 23-valente; PPSV23 | لقاح المكورات الرئوية عديد السكاريد 23; PPSV23 | J13
109 | Pneumococcal vaccine; Pneumococcal vaccine, unspecified | Vacuna antineumocócica; Vacuna contra el neumococo | لقاح المكورات الرئوية | J13
114 | Meningococcal ACWY vaccine, diphtheria conjugate; MCV4P | Vacuna antimeningocócica ACWY, conjugada con difteria | لقاح المكورات السحائية ACWY المقترن بالخناق | A39.9
136 | Meningococcal ACWY vaccine, CRM conjugate; MCV4O | Vacuna antimeningocócica ACWY, conjugada con CRM | لقاح المكورات السحائية ACWY المقترن CRM | A39.9
203 | Meningococcal ACWY vaccine, tetanus conjugate; MenACWY-TT | Vacuna antimeningocócica ACWY, conjugada con tétanos | لقاح المكورات السحائية ACWY المقترن بالكزاز | A39.9
147 | Meningococcal conjugate ACWY vaccine; Meningococcal ACWY vaccine, unspecified conjugate | Vacuna antimeningocócica conjugada ACWY | لقاح المكورات السحائية المقترن ACWY | A39.9
32 | Meningococcal polysaccharide vaccine; MPSV4 | Vacuna antimeningocócica de polisacáridos | لقاح المكورات السحائية عديد السكاريد | A39.9
103 | Meningococcal C conjugate vaccine | Vacuna antimeningocócica C conjugada | لقاح المكورات السحائية ج المقترن | A39.9
163 | Meningococcal B vaccine, OMV; MenB-4C | Vacuna antimeningocócica B, 4 componentes | لقاح المكورات السحائية ب رباعي المكونات | A39.9
162 | Meningococcal B vaccine, recombinant; MenB-FHbp | Vacuna antimeningocócica B, recombinante | لقاح المكورات السحائية ب المأشوب | A39.9
164 | Meningococcal B vaccine; Meningococcal B vaccine, unspecified | Vacuna antimeningocócica B | لقاح المكورات السحائية ب | A39.9
108 | Meningococcal vaccine; Meningococcal vaccine, unspecified | Vacuna antimeningocócica | لقاح المكورات السحائية; لقاح الحمى الشوكية | A39.9
165 | HPV vaccine, 9-valent; HPV9 | Vacuna contra el VPH, 9-valente | لقاح فيروس الورم الحليمي تساعي التكافؤ; HPV9 | B97.7
62 | HPV vaccine, 4-valent; HPV4 | Vacuna contra el VPH, tetravalente | لقاح فيروس الورم الحليمي رباعي التكافؤ | B97.7
118 | HPV vaccine, 2-valent; HPV2 | Vacuna contra el VPH, bivalente | لقاح فيروس الورم الحليمي ثنائي التكافؤ | B97.7
137 | HPV vaccine; Human papillomavirus vaccine; HPV vaccine, unspecified | Vacuna contra el VPH; Vacuna contra el papiloma humano | لقاح فيروس الورم الحليمي البشري | B97.7
116 | Rotavirus vaccine, pentavalent; RV5 | Vacuna contra el rotavirus, pentavalente | لقاح الروتا خماسي التكافؤ | A08.0
119 | Rotavirus vaccine, monovalent; RV1 | Vacuna contra el rotavirus, monovalente | لقاح الروتا أحادي التكافؤ | A08.0
122 | Rotavirus vaccine; Rotavirus vaccine, unspecified | Vacuna contra el rotavirus | لقاح الروتا; لقاح فيروس الروتا | A08.0
88 | Flu vaccine; Influenza vaccine; Influenza vaccine, unspecified | Vacuna contra la gripe; Vacuna contra la influenza | لقاح الإنفلونزا | J11.1
140 | Flu vaccine, trivalent, preservative-free; Seasonal influenza vaccine, trivalent, preservative-free | Vacuna contra la gripe, trivalente, sin conservantes | لقاح الإنفلونزا ثلاثي التكافؤ بلا مادة حافظة | J11.1
141 | Flu vaccine, trivalent; Seasonal influenza vaccine, trivalent | Vacuna contra la gripe, trivalente | لقاح الإنفلونزا ثلاثي التكافؤ | J11.1
150 | Flu vaccine, quadrivalent, preservative-free; Seasonal influenza vaccine, quadrivalent, preservative-free | Vacuna contra la gripe, tetravalente, sin conservantes | لقاح الإنفلونزا رباعي التكافؤ بلا مادة حافظة | J11.1
158 | Flu vaccine, quadrivalent; Seasonal influenza vaccine, quadrivalent | Vacuna contra la gripe, tetravalente | لقاح الإنفلونزا رباعي التكافؤ | J11.1
149 | Flu nasal spray, quadrivalent; Live intranasal influenza vaccine, quadrivalent; LAIV4 | Vacuna intranasal contra la gripe, tetravalente | لقاح الإنفلونزا الأنفي رباعي التكافؤ | J11.1
111 | Flu nasal spray, trivalent; Live intranasal influenza vaccine, trivalent; LAIV3 | Vacuna intranasal contra la gripe, trivalente | لقاح الإنفلونزا الأنفي ثلاثي التكافؤ | J11.1
135 | Flu vaccine, high dose, trivalent | Vacuna contra la gripe, dosis alta, trivalente | لقاح الإنفلونزا عالي الجرعة ثلاثي التكافؤ | J11.1
197 | Flu vaccine, high dose, quadrivalent | Vacuna contra la gripe, dosis alta, tetravalente | لقاح الإنفلونزا عالي الجرعة رباعي التكافؤ | J11.1
168 | Flu vaccine, adjuvanted, trivalent | Vacuna contra la gripe, adyuvada, trivalente | لقاح الإنفلونزا المعزز ثلاثي التكافؤ | J11.1
205 | Flu vaccine, adjuvanted, quadrivalent | Vacuna contra la gripe, adyuvada, tetravalente | لقاح الإنفلونزا المعزز رباعي التكافؤ | J11.1
213 | COVID-19 vaccine; COVID-19 vaccine, unspecified; Coronavirus vaccine | Vacuna contra la COVID-19; Vacuna contra el coronavirus | لقاح كوفيد-19; لقاح كورونا | U07.1
208 | COVID-19 mRNA vaccine, 30 mcg, diluted (Pfizer-BioNTech) | Vacuna de ARNm contra la COVID-19, 30 mcg, diluida (Pfizer-BioNTech) | لقاح كوفيد-19 مرنا 30 مكغ المخفف (فايزر-بيونتك) | U07.1
207 | COVID-19 mRNA vaccine, 100 mcg (Moderna) | Vacuna de ARNm contra la COVID-19, 100 mcg (Moderna) | لقاح كوفيد-19 مرنا 100 مكغ (موديرنا) | U07.1
210 | COVID-19 vector vaccine (AstraZeneca) | Vacuna de vector contra la COVID-19 (AstraZeneca) | لقاح كوفيد-19 الناقل (أسترازينيكا) | U07.1
212 | COVID-19 vector vaccine (Janssen) | Vacuna de vector contra la COVID-19 (Janssen) | لقاح كوفيد-19 الناقل (يانسن) | U07.1
211 | COVID-19 protein subunit vaccine (Novavax) | Vacuna de subunidad proteica contra la COVID-19 (Novavax) | لقاح كوفيد-19 البروتيني (نوفافاكس) | U07.1
218 | COVID-19 mRNA vaccine, 10 mcg, for children 5 to 11 (Pfizer-BioNTech) | Vacuna de ARNm contra la COVID-19, 10 mcg, de 5 a 11 años (Pfizer-BioNTech) | لقاح كوفيد-19 مرنا 10 مكغ للأطفال 5 إلى 11 سنة (فايزر-بيونتك) | U07.1
300 | COVID-19 mRNA bivalent vaccine, 30 mcg (Pfizer-BioNTech) | Vacuna bivalente de ARNm contra la COVID-19, 30 mcg (Pfizer-BioNTech) | لقاح كوفيد-19 مرنا ثنائي التكافؤ 30 مكغ (فايزر-بيونتك) | U07.1
229 | COVID-19 mRNA bivalent vaccine, 50 mcg (Moderna) | Vacuna bivalente de ARNm contra la COVID-19, 50 mcg (Moderna) | لقاح كوفيد-19 مرنا ثنائي التكافؤ 50 مكغ (موديرنا) | U07.1
309 | COVID-19 mRNA vaccine, 30 mcg, since 2023 (Pfizer-BioNTech) | Vacuna de ARNm contra la COVID-19, 30 mcg, desde 2023 (Pfizer-BioNTech) | لقاح كوفيد-19 مرنا 30 مكغ منذ 2023 (فايزر-بيونتك) | U07.1
312 | COVID-19 mRNA vaccine, 50 mcg, since 2023 (Moderna) | Vacuna de ARNm contra la COVID-19, 50 mcg, desde 2023 (Moderna) | لقاح كوفيد-19 مرنا 50 مكغ منذ 2023 (موديرنا) | U07.1
510 | COVID-19 inactivated vaccine (Sinopharm BIBP) | Vacuna inactivada contra la COVID-19 (Sinopharm BIBP) | لقاح كوفيد-19 المعطل (سينوفارم) | U07.1
511 | COVID-19 inactivated vaccine (Sinovac) | Vacuna inactivada contra la COVID-19 (Sinovac) | لقاح كوفيد-19 المعطل (سينوفاك) | U07.1
303 | RSV vaccine, recombinant, adjuvanted; Respiratory syncytial virus vaccine for older adults | Vacuna contra el VRS, recombinante, adyuvada | لقاح الفيروس المخلوي التنفسي المأشوب المعزز | B97.4
305 | RSV vaccine, bivalent; Respiratory syncytial virus vaccine for pregnancy and older adults | Vacuna contra el VRS, bivalente | لقاح الفيروس المخلوي التنفسي ثنائي التكافؤ | B97.4
306 | RSV antibody for infants, 0.5 mL; Nirsevimab 50 mg | Anticuerpo contra el VRS para lactantes, 0,5 ml; Nirsevimab 50 mg | أضداد الفيروس المخلوي للرضع 0.5 مل; نيرسيفيماب 50 مغ | B97.4
307 | RSV antibody for infants, 1 mL; Nirsevimab 100 mg | Anticuerpo contra el VRS para lactantes, 1 ml; Nirsevimab 100 mg | أضداد الفيروس المخلوي للرضع 1 مل; نيرسيفيماب 100 مغ | B97.4
19 | BCG vaccine; Tuberculosis vaccine | Vacuna BCG; Vacuna contra la tuberculosis | لقاح السل; لقاح البي سي جي; BCG | A15.9
25 | Typhoid vaccine, oral; Typhoid vaccine, live oral | Vacuna oral contra la fiebre tifoidea | لقاح التيفوئيد الفموي | A01.0
101 | Typhoid vaccine, injection; Typhoid Vi polysaccharide vaccine | Vacuna inyectable contra la fiebre tifoidea | لقاح التيفوئيد بالحقن | A01.0
190 | Typhoid conjugate vaccine; TCV | Vacuna conjugada contra la fiebre tifoidea | لقاح التيفوئيد المقترن | A01.0
91 | Typhoid vaccine; Typhoid vaccine, unspecified | Vacuna contra la fiebre tifoidea | لقاح التيفوئيد | A01.0
37 | Yellow fever vaccine | Vacuna contra la fiebre amarilla | لقاح الحمى الصفراء | A95.9
134 | Japanese encephalitis vaccine | Vacuna contra la encefalitis japonesa | لقاح التهاب الدماغ الياباني | A83.0
223 | Tick-borne encephalitis vaccine for children | Vacuna infantil contra la encefalitis por garrapatas | لقاح التهاب الدماغ المنقول بالقراد للأطفال | A84.1
224 | Tick-borne encephalitis vaccine; Tick-borne encephalitis vaccine for adults | Vacuna contra la encefalitis por garrapatas | لقاح التهاب الدماغ المنقول بالقراد; لقاح التهاب الدماغ المنقول بالقراد للبالغين | A84.1
18 | Rabies vaccine, intramuscular | Vacuna contra la rabia, intramuscular | لقاح داء الكلب العضلي | A82.9
90 | Rabies vaccine; Rabies vaccine, unspecified | Vacuna contra la rabia | لقاح داء الكلب; لقاح السعار | A82.9
26 | Cholera vaccine; Cholera vaccine, unspecified | Vacuna contra el cólera | لقاح الكوليرا | A00.9
174 | Cholera vaccine, oral, live | Vacuna oral viva contra el cólera | لقاح الكوليرا الفموي الحي | A00.9
56 | Dengue vaccine | Vacuna contra el dengue | لقاح حمى الضنك | A97.9
317 | Chikungunya vaccine, live | Vacuna viva contra el chikunguña | لقاح شيكونغونيا الحي | A92.0
206 | Smallpox and mpox vaccine; MVA-BN vaccine; Mpox vaccine | Vacuna contra la viruela y la mpox; Vacuna MVA-BN | لقاح الجدري وإمبوكس; لقاح جدري القردة | B03 B04
75 | Smallpox vaccine, vaccinia | Vacuna contra la viruela, vaccinia | لقاح الجدري, فاكسينيا | B03
24 | Anthrax vaccine | Vacuna contra el carbunco; Vacuna contra el ántrax | لقاح الجمرة الخبيثة | A22.9
204 | Ebola vaccine; Ebola Zaire vaccine | Vacuna contra el ébola | لقاح الإيبولا | A98.4
`;
