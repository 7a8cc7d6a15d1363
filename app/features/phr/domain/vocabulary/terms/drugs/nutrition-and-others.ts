/** Vitamins, minerals, antidotes, contrast media. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const NUTRITION_AND_OTHERS = `
Alfacalcidol | Alfacalcidol | ألفاكالسيدول | capsule 0.25 0.5 1 mcg |
Ascorbic acid; Vitamin C | Ácido ascórbico; Vitamina C | حمض الأسكوربيك; فيتامين سي; فيتامين ج | tablet 250 500 1000 mg |
Biotin; Vitamin B7 | Biotina; Vitamina B7 | بيوتين; فيتامين ب7 | tablet 1 5 10 mg |
Calcium gluconate | Gluconato de calcio; Gluconato cálcico | غلوكونات الكالسيوم | injection 10 %; tablet 500 mg | calcium
Colecalciferol; Cholecalciferol; Vitamin D3 | Colecalciferol; Vitamina D3 | كوليكالسيفيرول; فيتامين د3 | tablet 400 800 1000 5000 units; capsule 1000 5000 50000 units; drops 400 units |
Cyanocobalamin; Vitamin B12 | Cianocobalamina; Vitamina B12 | سيانوكوبالامين; فيتامين ب12 | tablet 50 100 1000 mcg; injection 1 mg/ml |
Darbepoetin alfa | Darbepoetina alfa | داربيبويتين ألفا | injection 20 40 60 100 mcg |
Dexpanthenol | Dexpantenol | ديكسبانثينول | ointment 5 %; cream 5 % |
Ergocalciferol; Vitamin D2 | Ergocalciferol; Vitamina D2 | إرغوكالسيفيرول; فيتامين د2 | capsule 50000 units |
Ferric carboxymaltose | Carboximaltosa férrica | كربوكسي مالتوز الحديد | injection 50 mg/ml | iron
Ferrous fumarate | Fumarato ferroso | فومارات الحديدوز | tablet 200 210 300 325 mg; syrup 140 mg/5ml | iron
Ferrous gluconate | Gluconato ferroso | غلوكونات الحديدوز | tablet 300 324 mg | iron
Ferrous sulfate; Iron sulfate | Sulfato ferroso | كبريتات الحديدوز; سلفات الحديد | tablet 200 325 mg; drops 125 mg/ml; syrup 125 mg/5ml | iron
Folic acid; Vitamin B9 | Ácido fólico; Vitamina B9 | حمض الفوليك; فيتامين ب9 | tablet 0.4 1 5 mg |
Folinic acid; Leucovorin | Ácido folínico; Leucovorina | حمض الفولينيك; ليوكوفورين | tablet 15 mg; injection 10 mg/ml |
Gadobutrol | Gadobutrol | غادوبوترول | injection 604.72 mg/ml | gadoliniumContrast
Gadoteric acid | Ácido gadotérico | حمض الغادوتيريك | injection 279.3 mg/ml | gadoliniumContrast
Glucosamine | Glucosamina | غلوكوزامين | tablet 500 750 1500 mg |
Glucose; Dextrose | Glucosa; Dextrosa | غلوكوز; دكستروز | injection 5 10 50 % |
Hydroxocobalamin | Hidroxocobalamina | هيدروكسوكوبالامين | injection 1 mg/ml |
Iodixanol | Iodixanol | يوديكسانول | injection 652 mg/ml | iodinatedContrast
Iohexol | Iohexol | يوهيكسول | injection 647 755 mg/ml | iodinatedContrast
Iopamidol | Iopamidol | يوباميدول | injection 612 755 mg/ml | iodinatedContrast
Iopromide | Iopromida | يوبروميد | injection 623 769 mg/ml | iodinatedContrast
Iron sucrose | Hierro sacarosa | سكروز الحديد | injection 20 mg/ml | iron
Lanthanum carbonate | Carbonato de lantano | كربونات اللانثانوم | tablet 500 750 1000 mg |
Levocarnitine; L-carnitine | Levocarnitina | ليفوكارنيتين | tablet 330 mg; solution 100 mg/ml |
Magnesium oxide | Óxido de magnesio | أكسيد المغنيسيوم | tablet 400 mg |
Magnesium sulfate | Sulfato de magnesio | كبريتات المغنيسيوم | injection 50 % |
Mecobalamin; Methylcobalamin | Mecobalamina; Metilcobalamina | ميكوبالامين; ميثيل كوبالامين | tablet 500 1500 mcg; injection 500 mcg/ml |
Nicotinamide; Niacinamide; Vitamin B3 | Nicotinamida; Niacinamida; Vitamina B3 | نيكوتيناميد; نياسيناميد; فيتامين ب3 | tablet 500 mg; gel 4 % |
Nicotinic acid; Niacin | Ácido nicotínico; Niacina | حمض النيكوتينيك; نياسين | tablet 50 100 500 1000 mg |
Omega-3 fatty acids; Fish oil | Ácidos grasos omega-3; Aceite de pescado | أحماض أوميغا-3 الدهنية; زيت السمك | capsule 500 1000 mg |
Phytomenadione; Vitamin K; Phytonadione | Fitomenadiona; Vitamina K | فيتوميناديون; فيتامين ك | tablet 5 10 mg; injection 10 mg/ml |
Potassium chloride | Cloruro de potasio | كلوريد البوتاسيوم | tablet 600 750 mg; syrup 500 mg/5ml; injection 15 % | potassium
Protamine | Protamina | بروتامين | injection 10 mg/ml |
Pyridoxine; Vitamin B6 | Piridoxina; Vitamina B6 | بيريدوكسين; فيتامين ب6 | tablet 10 25 50 100 mg |
Retinol; Vitamin A | Retinol; Vitamina A | ريتينول; فيتامين أ | capsule 10000 50000 200000 units |
Riboflavin; Vitamin B2 | Riboflavina; Vitamina B2 | ريبوفلافين; فيتامين ب2 | tablet 10 100 mg |
Sevelamer | Sevelámero | سيفيلامير | tablet 800 mg |
Sodium chloride; Saline | Cloruro de sodio; Suero fisiológico | كلوريد الصوديوم; محلول ملحي | injection 0.9 %; drops 0.65 0.9 %; spray 0.65 0.9 % |
Sugammadex | Sugammadex | سوغاماديكس | injection 100 mg/ml |
Thiamine; Vitamin B1 | Tiamina; Vitamina B1 | ثيامين; فيتامين ب1 | tablet 50 100 300 mg; injection 100 mg/ml |
Tocopherol; Vitamin E | Tocoferol; Vitamina E | توكوفيرول; فيتامين هـ | capsule 200 400 1000 units |
Zinc sulfate | Sulfato de zinc | كبريتات الزنك | tablet 20 50 220 mg; syrup 20 mg/5ml |
Rocuronium | Rocuronio | روكورونيوم | injection 10 mg/ml |
Vecuronium | Vecuronio | فيكورونيوم | injection 10 mg |
Atracurium | Atracurio | أتراكوريوم | injection 10 mg/ml |
`;
