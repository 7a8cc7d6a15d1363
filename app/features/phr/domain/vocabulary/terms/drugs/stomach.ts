/** Stomach, gut, liver. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const STOMACH = `
Activated charcoal | Carbón activado | الفحم المنشط | capsule 200 mg; powder 50 g |
Alosetron | Alosetrón | ألوسيترون | tablet 0.5 1 mg |
Aprepitant | Aprepitant | أبريبيتانت | capsule 80 125 mg |
Balsalazide | Balsalazida | بالسالازيد | capsule 750 mg | aminosalicylate
Bisacodyl | Bisacodilo | بيساكوديل | tablet 5 mg; suppository 10 mg |
Bismuth subsalicylate | Subsalicilato de bismuto | سبساليسيلات البزموت | tablet 262 mg; suspension 17.5 mg/ml | salicylate
Calcium carbonate | Carbonato de calcio; Carbonato cálcico | كربونات الكالسيوم | tablet 500 600 1250 1500 mg | calcium
Cimetidine | Cimetidina | سيميتيدين | tablet 200 400 800 mg | h2Blocker
Cinnarizine | Cinarizina | سيناريزين | tablet 15 25 75 mg | antihistamine
Cisapride | Cisaprida | سيسابريد | tablet 5 10 mg | qtProlonging
Dexlansoprazole | Dexlansoprazol | ديكسلانسوبرازول | capsule 30 60 mg | protonPumpInhibitor
Dicycloverine; Dicyclomine | Dicicloverina | ديسيكلوفيرين; ديسيكلومين | tablet 10 20 mg; injection 10 mg/ml |
Dimenhydrinate | Dimenhidrinato | ديمينهيدرينات | tablet 50 mg; injection 50 mg/ml | antihistamine
Docusate sodium; Docusate | Docusato sódico; Docusato | دوكوسات الصوديوم; دوكوسات | capsule 50 100 mg; drops 0.5 % |
Domperidone | Domperidona | دومبيريدون | tablet 10 mg; suspension 1 mg/ml | qtProlonging
Drotaverine | Drotaverina | دروتافيرين | tablet 40 80 mg; injection 20 mg/ml |
Esomeprazole | Esomeprazol | إيزوميبرازول | tablet 20 40 mg; capsule 20 40 mg; injection 40 mg | protonPumpInhibitor
Famotidine | Famotidina | فاموتيدين | tablet 10 20 40 mg; injection 10 mg/ml | h2Blocker
Glycerol; Glycerin | Glicerol; Glicerina | غليسيرول; غليسيرين | suppository 1 2 g |
Granisetron | Granisetrón | غرانيسيترون | tablet 1 2 mg; injection 1 mg/ml | qtProlonging
Ispaghula; Psyllium | Ispágula; Psilio | إسباغولا; سيلليوم; قشور القطونا | sachet 3.5 g; powder 3.5 g |
Itopride | Itoprida | إيتوبريد | tablet 50 mg |
Lactulose | Lactulosa | لاكتولوز | syrup 3.35 g/5ml |
Lansoprazole | Lansoprazol | لانزوبرازول | capsule 15 30 mg; tablet 15 30 mg | protonPumpInhibitor
Levosulpiride | Levosulpirida | ليفوسولبيريد | tablet 25 50 mg |
Linaclotide | Linaclotida | ليناكلوتيد | capsule 72 145 290 mcg |
Loperamide | Loperamida | لوبيراميد | capsule 2 mg; tablet 2 mg |
Lubiprostone | Lubiprostona | لوبيبروستون | capsule 8 24 mcg |
Macrogol; Polyethylene glycol; PEG 3350 | Macrogol; Polietilenglicol | ماكروغول; بولي إيثيلين غليكول | sachet 13.7 17 g; powder 17 g |
Magaldrate | Magaldrato | ماغالدرات | tablet 400 800 mg; suspension 80 mg/ml |
Magnesium hydroxide | Hidróxido de magnesio | هيدروكسيد المغنيسيوم | suspension 400 mg/5ml |
Mebeverine | Mebeverina | ميبيفيرين | tablet 135 mg; capsule 200 mg |
Meclozine; Meclizine | Meclozina; Meclizina | ميكلوزين; ميكليزين | tablet 12.5 25 mg | antihistamine
Mesalazine; Mesalamine; 5-ASA | Mesalazina; Mesalamina | ميسالازين; ميسالامين | tablet 400 500 800 1200 mg; suppository 500 1000 mg; foam 1 g | aminosalicylate
Metoclopramide | Metoclopramida | ميتوكلوبراميد | tablet 10 mg; syrup 5 mg/5ml; injection 5 mg/ml |
Misoprostol | Misoprostol | ميزوبروستول | tablet 100 200 mcg |
Naloxegol | Naloxegol | نالوكسيغول | tablet 12.5 25 mg |
Nizatidine | Nizatidina | نيزاتيدين | capsule 150 300 mg | h2Blocker
Obeticholic acid | Ácido obeticólico | حمض الأوبيتيكوليك | tablet 5 10 mg |
Olsalazine | Olsalazina | أولسالازين | capsule 250 mg | aminosalicylate
Omeprazole | Omeprazol | أوميبرازول | capsule 10 20 40 mg; injection 40 mg | protonPumpInhibitor
Ondansetron | Ondansetrón | أوندانسيترون | tablet 4 8 mg; syrup 4 mg/5ml; injection 2 mg/ml | qtProlonging
Oral rehydration salts; ORS | Sales de rehidratación oral; SRO | أملاح الإمهاء الفموي; محلول الجفاف | sachet 20.5 g |
Otilonium bromide | Bromuro de otilonio | بروميد الأوتيلونيوم | tablet 40 mg |
Palonosetron | Palonosetrón | بالونوسيترون | injection 0.25 mg |
Pancreatin; Pancrelipase; Pancreatic enzymes | Pancreatina; Enzimas pancreáticas | بنكرياتين; إنزيمات البنكرياس | capsule 10000 25000 40000 units |
Pantoprazole | Pantoprazol | بانتوبرازول | tablet 20 40 mg; injection 40 mg | protonPumpInhibitor
Pinaverium bromide | Bromuro de pinaverio | بروميد البينافيريوم | tablet 50 100 mg |
Prochlorperazine | Proclorperazina | بروكلوربيرازين | tablet 5 10 mg; injection 12.5 mg/ml | antipsychotic
Prucalopride | Prucaloprida | بروكالوبريد | tablet 1 2 mg |
Rabeprazole | Rabeprazol | رابيبرازول | tablet 10 20 mg | protonPumpInhibitor
Racecadotril | Racecadotrilo | راسيكادوتريل | capsule 100 mg; sachet 10 30 mg |
Ranitidine | Ranitidina | رانيتيدين | tablet 150 300 mg; syrup 15 mg/ml | h2Blocker
Sennosides; Senna | Senósidos; Sen | سينوسيد; السنا | tablet 7.5 8.6 mg; syrup 7.5 mg/5ml |
Simeticone; Simethicone | Simeticona | سيميثيكون | tablet 40 80 125 mg; drops 40 mg/ml |
Sodium bicarbonate | Bicarbonato de sodio; Bicarbonato sódico | بيكربونات الصوديوم | tablet 500 600 mg; injection 8.4 % |
Sodium picosulfate | Picosulfato de sodio | بيكوسلفات الصوديوم | drops 7.5 mg/ml; tablet 5 mg |
Sucralfate | Sucralfato | سوكرالفات | tablet 1 g; suspension 1 g/5ml |
Sulfasalazine | Sulfasalazina | سلفاسالازين | tablet 500 mg | aminosalicylate sulfonamideAntibiotic
Terlipressin | Terlipresina | تيرليبريسين | injection 1 mg |
Trimebutine | Trimebutina | تريميبوتين | tablet 100 200 mg |
Tropisetron | Tropisetrón | تروبيسيترون | capsule 5 mg |
Ursodeoxycholic acid; Ursodiol | Ácido ursodesoxicólico; Ursodiol | حمض الأورسوديوكسيكوليك; أورسوديول | capsule 250 300 mg; tablet 500 mg |
Vonoprazan | Vonoprazán | فونوبرازان | tablet 10 20 mg |
`;
