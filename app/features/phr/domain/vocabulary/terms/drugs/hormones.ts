/** Diabetes, thyroid, bones, hormones. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const HORMONES = `
Acarbose | Acarbosa | أكاربوز | tablet 50 100 mg |
Alendronic acid; Alendronate | Ácido alendrónico; Alendronato | حمض الأليندرونيك; أليندرونات | tablet 10 70 mg | bisphosphonate
Alogliptin | Alogliptina | ألوغليبتين | tablet 6.25 12.5 25 mg | gliptin
Betamethasone | Betametasona | بيتاميثازون | tablet 0.5 mg; cream 0.05 0.1 %; ointment 0.05 0.1 %; injection 4 mg/ml | corticosteroid
Bromocriptine | Bromocriptina | بروموكريبتين | tablet 2.5 mg |
Cabergoline | Cabergolina | كابرغولين | tablet 0.5 1 mg |
Calcitonin; Salmon calcitonin | Calcitonina | كالسيتونين | injection 100 units/ml; spray 200 units |
Calcitriol | Calcitriol | كالسيتريول | capsule 0.25 0.5 mcg |
Canagliflozin | Canagliflozina | كاناغليفلوزين | tablet 100 300 mg | sglt2Inhibitor
Carbimazole | Carbimazol | كاربيمازول | tablet 5 10 20 mg |
Cinacalcet | Cinacalcet | سيناكالسيت | tablet 30 60 90 mg |
Cortisone | Cortisona | كورتيزون | tablet 5 25 mg | corticosteroid
Dapagliflozin | Dapagliflozina | داباغليفلوزين | tablet 5 10 mg | sglt2Inhibitor
Denosumab | Denosumab | دينوسوماب | injection 60 120 mg |
Desmopressin | Desmopresina | ديزموبريسين | tablet 0.1 0.2 mg; spray 10 mcg; injection 4 mcg/ml |
Dexamethasone | Dexametasona | ديكساميثازون | tablet 0.5 0.75 4 8 mg; injection 4 mg/ml; drops 0.1 % | corticosteroid
Dulaglutide | Dulaglutida | دولاغلوتيد | injection 0.75 1.5 3 4.5 mg | glp1Agonist
Empagliflozin | Empagliflozina | إمباغليفلوزين | tablet 10 25 mg | sglt2Inhibitor
Ertugliflozin | Ertugliflozina | إرتوغليفلوزين | tablet 5 15 mg | sglt2Inhibitor
Exenatide | Exenatida | إكسيناتيد | injection 5 10 mcg; injection 2 mg | glp1Agonist
Finerenone | Finerenona | فينيرينون | tablet 10 20 mg |
Fludrocortisone | Fludrocortisona | فلودروكورتيزون | tablet 0.1 mg | corticosteroid
Glibenclamide; Glyburide | Glibenclamida | غليبنكلاميد; غليبوريد | tablet 1.25 2.5 5 mg | sulfonylurea
Gliclazide | Gliclazida | غليكلازيد | tablet 30 60 80 mg | sulfonylurea
Glimepiride | Glimepirida | غليميبيريد | tablet 1 2 3 4 mg | sulfonylurea
Glipizide | Glipizida | غليبيزيد | tablet 2.5 5 10 mg | sulfonylurea
Glucagon | Glucagón | غلوكاغون | injection 1 mg |
Hydrocortisone | Hidrocortisona | هيدروكورتيزون | tablet 5 10 20 mg; cream 0.5 1 %; injection 100 mg | corticosteroid
Ibandronic acid; Ibandronate | Ácido ibandrónico; Ibandronato | حمض الإيباندرونيك; إيباندرونات | tablet 150 mg; injection 3 mg | bisphosphonate
Insulin aspart | Insulina aspart | إنسولين أسبارت | injection 100 units/ml | insulin
Insulin degludec | Insulina degludec | إنسولين ديغلوديك | injection 100 200 units/ml | insulin
Insulin detemir | Insulina detemir | إنسولين ديتيمير | injection 100 units/ml | insulin
Insulin glargine | Insulina glargina | إنسولين غلارجين | injection 100 300 units/ml | insulin
Insulin glulisine | Insulina glulisina | إنسولين غلوليسين | injection 100 units/ml | insulin
Insulin human; Regular insulin; Soluble insulin | Insulina humana; Insulina regular | إنسولين بشري; الإنسولين العادي | injection 100 units/ml | insulin
Insulin isophane; NPH insulin | Insulina isofánica; Insulina NPH | إنسولين إيزوفان; إنسولين عكر | injection 100 units/ml | insulin
Insulin lispro | Insulina lispro | إنسولين ليسبرو | injection 100 200 units/ml | insulin
Levothyroxine; Thyroxine; L-thyroxine | Levotiroxina; Tiroxina | ليفوثيروكسين; ثيروكسين | tablet 25 50 75 88 100 112 125 150 mcg |
Linagliptin | Linagliptina | ليناغليبتين | tablet 5 mg | gliptin
Liothyronine | Liotironina | ليوثيرونين | tablet 5 20 25 mcg |
Liraglutide | Liraglutida | ليراغلوتيد | injection 6 mg/ml | glp1Agonist
Metformin | Metformina | ميتفورمين | tablet 500 750 850 1000 mg |
Methylprednisolone | Metilprednisolona | ميثيل بريدنيزولون | tablet 4 16 mg; injection 40 125 500 mg | corticosteroid
Nateglinide | Nateglinida | ناتيغلينيد | tablet 60 120 mg |
Octreotide | Octreotida | أوكتريوتيد | injection 0.05 0.1 mg/ml |
Orlistat | Orlistat | أورليستات | capsule 60 120 mg |
Pamidronic acid; Pamidronate | Ácido pamidrónico; Pamidronato | حمض الباميدرونيك | injection 30 90 mg | bisphosphonate
Pioglitazone | Pioglitazona | بيوغليتازون | tablet 15 30 45 mg |
Prednisolone | Prednisolona | بريدنيزولون | tablet 1 5 20 mg; syrup 15 mg/5ml; drops 1 % | corticosteroid
Prednisone | Prednisona | بريدنيزون | tablet 1 5 10 20 50 mg | corticosteroid
Propylthiouracil | Propiltiouracilo | بروبيل ثيوراسيل | tablet 50 mg |
Raloxifene | Raloxifeno | رالوكسيفين | tablet 60 mg |
Repaglinide | Repaglinida | ريباغلينيد | tablet 0.5 1 2 mg |
Risedronic acid; Risedronate | Ácido risedrónico; Risedronato | حمض الريزيدرونيك; ريزيدرونات | tablet 5 35 mg | bisphosphonate
Saxagliptin | Saxagliptina | ساكساغليبتين | tablet 2.5 5 mg | gliptin
Semaglutide | Semaglutida | سيماغلوتيد | injection 0.25 0.5 1 2 mg; tablet 3 7 14 mg | glp1Agonist
Sitagliptin | Sitagliptina | سيتاغليبتين | tablet 25 50 100 mg | gliptin
Somatropin; Growth hormone | Somatropina; Hormona del crecimiento | سوماتروبين; هرمون النمو | injection 5 10 mg |
Teriparatide | Teriparatida | تيريباراتيد | injection 20 mcg |
Testosterone | Testosterona | تستوستيرون | gel 1 1.62 2 %; injection 250 mg/ml | androgen
Thiamazole; Methimazole | Tiamazol; Metimazol | ثيامازول; ميثيمازول | tablet 5 10 20 mg |
Tirzepatide | Tirzepatida | تيرزيباتيد | injection 2.5 5 7.5 10 12.5 15 mg | glp1Agonist
Triamcinolone | Triamcinolona | تريامسينولون | injection 40 mg/ml; cream 0.1 %; ointment 0.1 % | corticosteroid
Vildagliptin | Vildagliptina | فيلداغليبتين | tablet 50 mg | gliptin
Zoledronic acid; Zoledronate | Ácido zoledrónico; Zoledronato | حمض الزوليدرونيك | injection 4 5 mg | bisphosphonate
`;
