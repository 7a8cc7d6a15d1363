/** Against infections. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const INFECTIONS = `
Abacavir | Abacavir | أباكافير | tablet 300 mg |
Aciclovir; Acyclovir | Aciclovir | أسيكلوفير | tablet 200 400 800 mg; cream 5 %; ointment 3 %; injection 250 mg |
Adefovir dipivoxil | Adefovir dipivoxilo | أديفوفير | tablet 10 mg |
Albendazole | Albendazol | ألبيندازول | tablet 200 400 mg; suspension 20 mg/ml |
Amikacin | Amikacina | أميكاسين | injection 250 mg/ml | aminoglycoside
Amoxicillin; Amoxycillin | Amoxicilina | أموكسيسيلين | capsule 250 500 mg; tablet 500 875 1000 mg; suspension 125 250 mg/5ml | penicillin
Amphotericin B | Anfotericina B | أمفوتيريسين ب | injection 50 mg |
Ampicillin | Ampicilina | أمبيسيلين | capsule 250 500 mg; injection 500 1000 mg | penicillin
Anidulafungin | Anidulafungina | أنيدولافونجين | injection 100 mg |
Artemether | Arteméter | أرتيميثير | injection 80 mg/ml |
Artesunate | Artesunato | أرتيسونات | injection 60 mg; tablet 50 mg |
Atazanavir | Atazanavir | أتازانافير | capsule 150 200 300 mg |
Atovaquone | Atovacuona | أتوفاكون | suspension 150 mg/ml |
Azithromycin | Azitromicina | أزيثروميسين | tablet 250 500 mg; capsule 250 mg; suspension 200 mg/5ml | macrolide qtProlonging
Aztreonam | Aztreonam | أزتريونام | injection 1000 2000 mg | monobactam
Bedaquiline | Bedaquilina | بيداكويلين | tablet 100 mg | qtProlonging
Benzathine benzylpenicillin; Benzathine penicillin | Bencilpenicilina benzatina; Penicilina benzatina | بنزاثين بنزيل بنسلين; بنزاثين بنسلين | injection 600000 1200000 2400000 units | penicillin
Benzylpenicillin; Penicillin G | Bencilpenicilina; Penicilina G | بنزيل بنسلين; بنسلين جي | injection 1000000 5000000 units | penicillin
Bictegravir | Bictegravir | بيكتيغرافير | |
Caspofungin | Caspofungina | كاسبوفونجين | injection 50 70 mg |
Cefaclor | Cefaclor | سيفاكلور | capsule 250 500 mg; suspension 125 250 mg/5ml | cephalosporin
Cefadroxil | Cefadroxilo | سيفادروكسيل | capsule 500 mg; suspension 250 500 mg/5ml | cephalosporin
Cefalexin; Cephalexin | Cefalexina | سيفالكسين | capsule 250 500 mg; suspension 125 250 mg/5ml | cephalosporin
Cefazolin | Cefazolina | سيفازولين | injection 1000 2000 mg | cephalosporin
Cefdinir | Cefdinir | سيفدينير | capsule 300 mg; suspension 125 250 mg/5ml | cephalosporin
Cefepime | Cefepima | سيفيبيم | injection 1000 2000 mg | cephalosporin
Cefixime | Cefixima | سيفيكسيم | tablet 200 400 mg; suspension 100 mg/5ml | cephalosporin
Cefotaxime | Cefotaxima | سيفوتاكسيم | injection 500 1000 2000 mg | cephalosporin
Cefoxitin | Cefoxitina | سيفوكسيتين | injection 1000 2000 mg | cephalosporin
Cefpodoxime proxetil; Cefpodoxime | Cefpodoxima proxetilo; Cefpodoxima | سيفبودوكسيم | tablet 100 200 mg; suspension 40 mg/5ml | cephalosporin
Cefprozil | Cefprozilo | سيفبروزيل | tablet 250 500 mg; suspension 125 250 mg/5ml | cephalosporin
Ceftaroline fosamil; Ceftaroline | Ceftarolina fosamilo; Ceftarolina | سيفتارولين | injection 600 mg | cephalosporin
Ceftazidime | Ceftazidima | سيفتازيديم | injection 500 1000 2000 mg | cephalosporin
Ceftriaxone | Ceftriaxona | سيفترياكسون | injection 250 500 1000 2000 mg | cephalosporin
Cefuroxime | Cefuroxima | سيفوروكسيم | tablet 250 500 mg; suspension 125 250 mg/5ml; injection 750 1500 mg | cephalosporin
Chloramphenicol | Cloranfenicol | كلورامفينيكول | drops 0.5 %; ointment 1 %; injection 1000 mg |
Chloroquine | Cloroquina | كلوروكين | tablet 150 250 mg | qtProlonging
Ciprofloxacin | Ciprofloxacino | سيبروفلوكساسين | tablet 250 500 750 mg; drops 0.3 %; injection 2 mg/ml | quinolone qtProlonging
Clarithromycin | Claritromicina | كلاريثروميسين | tablet 250 500 mg; suspension 125 250 mg/5ml | macrolide qtProlonging
Clindamycin | Clindamicina | كليندامايسين | capsule 150 300 mg; gel 1 %; cream 2 %; injection 150 mg/ml |
Cloxacillin | Cloxacilina | كلوكساسيلين | capsule 250 500 mg; injection 500 mg | penicillin
Colistin | Colistina | كوليستين | injection 1000000 units |
Dapsone | Dapsona | دابسون | tablet 50 100 mg; gel 5 % |
Daptomycin | Daptomicina | دابتومايسين | injection 350 500 mg |
Darunavir | Darunavir | دارونافير | tablet 400 600 800 mg |
Dicloxacillin | Dicloxacilina | ديكلوكساسيلين | capsule 250 500 mg | penicillin
Diethylcarbamazine | Dietilcarbamazina | ثنائي إيثيل كاربامازين | tablet 50 100 mg |
Dolutegravir | Dolutegravir | دولوتيغرافير | tablet 10 25 50 mg |
Doxycycline | Doxiciclina | دوكسيسيكلين | capsule 50 100 mg; tablet 100 mg | tetracycline
Efavirenz | Efavirenz | إيفافيرينز | tablet 600 mg |
Emtricitabine | Emtricitabina | إمتريسيتابين | capsule 200 mg |
Entecavir | Entecavir | إنتيكافير | tablet 0.5 1 mg |
Ertapenem | Ertapenem | إرتابينيم | injection 1000 mg | carbapenem
Erythromycin | Eritromicina | إريثروميسين | tablet 250 500 mg; suspension 125 250 mg/5ml; ointment 0.5 %; gel 2 % | macrolide qtProlonging
Ethambutol | Etambutol | إيثامبوتول | tablet 100 400 mg |
Etravirine | Etravirina | إترافيرين | tablet 100 200 mg |
Famciclovir | Famciclovir | فامسيكلوفير | tablet 125 250 500 mg |
Fidaxomicin | Fidaxomicina | فيداكسوميسين | tablet 200 mg |
Flucloxacillin | Flucloxacilina | فلوكلوكساسيلين | capsule 250 500 mg; suspension 125 250 mg/5ml | penicillin
Fluconazole | Fluconazol | فلوكونازول | capsule 50 150 200 mg; suspension 50 mg/5ml; injection 2 mg/ml | azoleAntifungal qtProlonging
Flucytosine | Flucitosina | فلوسيتوسين | tablet 500 mg |
Fosfomycin | Fosfomicina | فوسفوميسين | sachet 3 g |
Fusidic acid | Ácido fusídico | حمض الفوسيديك | cream 2 %; ointment 2 %; drops 1 % |
Ganciclovir | Ganciclovir | غانسيكلوفير | injection 500 mg; gel 0.15 % |
Gentamicin | Gentamicina | جنتاميسين | injection 40 mg/ml; drops 0.3 %; cream 0.1 % | aminoglycoside
Griseofulvin | Griseofulvina | غريزيوفولفين | tablet 125 500 mg |
Hydroxychloroquine | Hidroxicloroquina | هيدروكسي كلوروكين | tablet 200 400 mg | qtProlonging
Imipenem | Imipenem | إيميبينيم | | carbapenem
Isoniazid | Isoniazida | إيزونيازيد | tablet 100 300 mg |
Itraconazole | Itraconazol | إيتراكونازول | capsule 100 mg; solution 10 mg/ml | azoleAntifungal
Ivermectin | Ivermectina | إيفرمكتين | tablet 3 6 12 mg; cream 1 % |
Ketoconazole | Ketoconazol | كيتوكونازول | tablet 200 mg; cream 2 %; shampoo 2 % | azoleAntifungal
Lamivudine | Lamivudina | لاميفودين | tablet 100 150 300 mg |
Letermovir | Letermovir | ليتيرموفير | tablet 240 480 mg |
Levofloxacin | Levofloxacino | ليفوفلوكساسين | tablet 250 500 750 mg; drops 0.5 %; injection 5 mg/ml | quinolone qtProlonging
Linezolid | Linezolid | لينزوليد | tablet 600 mg; injection 2 mg/ml | maoInhibitor
Maraviroc | Maraviroc | مارافيروك | tablet 150 300 mg |
Mebendazole | Mebendazol | ميبيندازول | tablet 100 500 mg; suspension 100 mg/5ml |
Mefloquine | Mefloquina | ميفلوكين | tablet 250 mg |
Meropenem | Meropenem | ميروبينيم | injection 500 1000 mg | carbapenem
Methenamine | Metenamina | ميثينامين | tablet 500 1000 mg |
Metronidazole | Metronidazol | ميترونيدازول | tablet 200 250 400 500 mg; suspension 125 200 mg/5ml; gel 0.75 %; injection 5 mg/ml | nitroimidazole
Micafungin | Micafungina | ميكافونجين | injection 50 100 mg |
Miltefosine | Miltefosina | ميلتيفوسين | capsule 50 mg |
Minocycline | Minociclina | مينوسيكلين | capsule 50 100 mg; tablet 50 100 mg | tetracycline
Moxifloxacin | Moxifloxacino | موكسيفلوكساسين | tablet 400 mg; drops 0.5 %; injection 1.6 mg/ml | quinolone qtProlonging
Mupirocin | Mupirocina | موبيروسين | ointment 2 %; cream 2 % |
Nalidixic acid | Ácido nalidíxico | حمض الناليديكسيك | tablet 500 mg | quinolone
Neomycin | Neomicina | نيوميسين | tablet 500 mg | aminoglycoside
Nevirapine | Nevirapina | نيفيرابين | tablet 200 mg; suspension 10 mg/ml |
Niclosamide | Niclosamida | نيكلوساميد | tablet 500 mg |
Nitazoxanide | Nitazoxanida | نيتازوكسانيد | tablet 500 mg; suspension 100 mg/5ml |
Nitrofurantoin | Nitrofurantoína | نيتروفورانتوين | capsule 50 100 mg; suspension 25 mg/5ml |
Norfloxacin | Norfloxacino | نورفلوكساسين | tablet 400 mg | quinolone
Nystatin | Nistatina | نيستاتين | suspension 100000 units/ml; cream 100000 units; tablet 500000 units |
Ofloxacin | Ofloxacino | أوفلوكساسين | tablet 200 400 mg; drops 0.3 % | quinolone qtProlonging
Oseltamivir | Oseltamivir | أوسيلتاميفير | capsule 30 45 75 mg; suspension 6 mg/ml |
Oxacillin | Oxacilina | أوكساسيلين | injection 500 1000 mg | penicillin
Oxytetracycline | Oxitetraciclina | أوكسي تتراسيكلين | tablet 250 mg; ointment 3 % | tetracycline
Permethrin | Permetrina | بيرميثرين | cream 5 %; lotion 1 % |
Phenoxymethylpenicillin; Penicillin V | Fenoximetilpenicilina; Penicilina V | فينوكسي ميثيل بنسلين; بنسلين في | tablet 250 500 mg; suspension 125 250 mg/5ml | penicillin
Piperacillin | Piperacilina | بيبيراسيلين | injection 2000 4000 mg | penicillin
Pivmecillinam | Pivmecilinam | بيفميسيلينام | tablet 200 400 mg | penicillin
Posaconazole | Posaconazol | بوساكونازول | tablet 100 mg; suspension 40 mg/ml | azoleAntifungal
Praziquantel | Prazicuantel | برازيكوانتيل | tablet 600 mg |
Primaquine | Primaquina | بريماكين | tablet 7.5 15 mg |
Proguanil | Proguanil | بروغوانيل | tablet 100 mg |
Pyrantel | Pirantel | بيرانتيل | tablet 250 mg; suspension 50 mg/ml |
Pyrazinamide | Pirazinamida | بيرازيناميد | tablet 400 500 mg |
Pyrimethamine | Pirimetamina | بيريميثامين | tablet 25 mg |
Quinine | Quinina | كينين | tablet 200 300 mg; injection 300 mg/ml |
Raltegravir | Raltegravir | رالتيغرافير | tablet 400 600 mg |
Remdesivir | Remdesivir | ريمديسيفير | injection 100 mg |
Ribavirin | Ribavirina | ريبافيرين | tablet 200 400 mg; capsule 200 mg |
Rifabutin | Rifabutina | ريفابوتين | capsule 150 mg | rifamycin
Rifampicin; Rifampin | Rifampicina | ريفامبيسين | capsule 150 300 mg; suspension 100 mg/5ml | rifamycin
Rifapentine | Rifapentina | ريفابنتين | tablet 150 mg | rifamycin
Rifaximin | Rifaximina | ريفاكسيمين | tablet 200 550 mg | rifamycin
Rilpivirine | Rilpivirina | ريلبيفيرين | tablet 25 mg |
Ritonavir | Ritonavir | ريتونافير | tablet 100 mg |
Roxithromycin | Roxitromicina | روكسيثروميسين | tablet 150 300 mg | macrolide
Secnidazole | Secnidazol | سيكنيدازول | tablet 500 mg | nitroimidazole
Sofosbuvir | Sofosbuvir | سوفوسبوفير | tablet 400 mg |
Spiramycin | Espiramicina | سبيراميسين | tablet 1500000 3000000 units | macrolide
Streptomycin | Estreptomicina | ستربتومايسين | injection 1000 mg | aminoglycoside
Sulfadiazine | Sulfadiazina | سلفاديازين | tablet 500 mg | sulfonamideAntibiotic
Sulfamethoxazole | Sulfametoxazol | سلفاميثوكسازول | | sulfonamideAntibiotic
Teicoplanin | Teicoplanina | تيكوبلانين | injection 200 400 mg | glycopeptide
Tenofovir alafenamide | Tenofovir alafenamida | تينوفوفير ألافيناميد | tablet 25 mg |
Tenofovir disoproxil | Tenofovir disoproxilo | تينوفوفير ديسوبروكسيل | tablet 245 300 mg |
Terbinafine | Terbinafina | تيربينافين | tablet 125 250 mg; cream 1 %; spray 1 % |
Tetracycline | Tetraciclina | تتراسيكلين | capsule 250 500 mg; ointment 1 3 % | tetracycline
Tigecycline | Tigeciclina | تيجيسيكلين | injection 50 mg | tetracycline
Tinidazole | Tinidazol | تينيدازول | tablet 500 mg | nitroimidazole
Tobramycin | Tobramicina | توبراميسين | drops 0.3 %; ointment 0.3 %; injection 40 mg/ml | aminoglycoside
Trimethoprim | Trimetoprima | تريميثوبريم | tablet 100 200 300 mg; suspension 50 mg/5ml |
Valaciclovir; Valacyclovir | Valaciclovir | فالاسيكلوفير | tablet 500 1000 mg |
Valganciclovir | Valganciclovir | فالغانسيكلوفير | tablet 450 mg |
Vancomycin | Vancomicina | فانكومايسين | injection 500 1000 mg; capsule 125 250 mg | glycopeptide
Voriconazole | Voriconazol | فوريكونازول | tablet 50 200 mg; injection 200 mg | azoleAntifungal qtProlonging
Zanamivir | Zanamivir | زاناميفير | inhaler 5 mg |
Zidovudine | Zidovudina | زيدوفودين | tablet 300 mg; syrup 50 mg/5ml |
`;
