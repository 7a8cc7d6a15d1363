/** Airways, coughs, allergies. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const BREATHING_AND_ALLERGY = `
Acetylcysteine; N-acetylcysteine | Acetilcisteína | أسيتيل سيستئين | tablet 200 600 mg; sachet 100 200 mg; injection 200 mg/ml |
Aclidinium bromide; Aclidinium | Bromuro de aclidinio; Aclidinio | أكليدينيوم | inhaler 322 mcg |
Ambroxol | Ambroxol | أمبروكسول | tablet 30 mg; syrup 15 30 mg/5ml |
Aminophylline | Aminofilina | أمينوفيلين | tablet 100 225 mg; injection 25 mg/ml | xanthine
Azelastine | Azelastina | أزيلاستين | spray 0.1 %; drops 0.05 % | antihistamine
Beclometasone; Beclomethasone | Beclometasona | بيكلوميتازون | inhaler 50 100 200 mcg; spray 50 mcg | corticosteroid
Benralizumab | Benralizumab | بنراليزوماب | injection 30 mg |
Benzonatate | Benzonatato | بنزوناتات | capsule 100 200 mg |
Bilastine | Bilastina | بيلاستين | tablet 10 20 mg | antihistamine
Bromhexine | Bromhexina | برومهيكسين | tablet 8 mg; syrup 4 8 mg/5ml |
Budesonide | Budesonida | بوديزونيد | inhaler 100 200 400 mcg; spray 32 64 mcg; capsule 3 mg | corticosteroid
Carbocisteine | Carbocisteína | كاربوسيستئين | capsule 375 mg; syrup 125 250 mg/5ml |
Cetirizine | Cetirizina | سيتريزين | tablet 10 mg; syrup 5 mg/5ml; drops 10 mg/ml | antihistamine
Chlorphenamine; Chlorpheniramine | Clorfenamina; Clorfeniramina | كلورفينامين; كلورفينيرامين | tablet 4 mg; syrup 2 mg/5ml; injection 10 mg/ml | antihistamine
Ciclesonide | Ciclesonida | سيكليزونيد | inhaler 80 160 mcg; spray 50 mcg | corticosteroid
Clemastine | Clemastina | كليماستين | tablet 1 mg | antihistamine
Cromoglicic acid; Cromolyn; Sodium cromoglicate | Ácido cromoglícico; Cromoglicato sódico | حمض الكروموغليسيك; كروموغليكات | drops 2 4 %; spray 2 4 % |
Cyproheptadine | Ciproheptadina | سيبروهيبتادين | tablet 4 mg; syrup 2 mg/5ml | antihistamine
Desloratadine | Desloratadina | ديسلوراتادين | tablet 5 mg; syrup 0.5 mg/ml | antihistamine
Dexchlorpheniramine | Dexclorfeniramina | ديكسكلورفينيرامين | tablet 2 mg; syrup 2 mg/5ml | antihistamine
Dextromethorphan | Dextrometorfano | ديكستروميثورفان | syrup 15 mg/5ml; tablet 15 mg |
Diphenhydramine | Difenhidramina | ديفينهيدرامين | tablet 25 50 mg; syrup 12.5 mg/5ml; injection 50 mg/ml | antihistamine
Dornase alfa | Dornasa alfa | دورناز ألفا | solution 1 mg/ml |
Dupilumab | Dupilumab | دوبيلوماب | injection 200 300 mg |
Ebastine | Ebastina | إيباستين | tablet 10 20 mg; syrup 1 mg/ml | antihistamine
Fexofenadine | Fexofenadina | فيكسوفينادين | tablet 60 120 180 mg | antihistamine
Fluticasone furoate | Furoato de fluticasona | فلوتيكازون فيوروات | spray 27.5 mcg; inhaler 100 200 mcg | corticosteroid
Fluticasone propionate; Fluticasone | Propionato de fluticasona; Fluticasona | فلوتيكازون بروبيونات; فلوتيكازون | inhaler 50 125 250 mcg; spray 50 mcg; cream 0.05 % | corticosteroid
Formoterol | Formoterol | فورموتيرول | inhaler 6 12 mcg | betaAgonist
Glycopyrronium bromide; Glycopyrrolate | Bromuro de glicopirronio; Glicopirrolato | غليكوبيرونيوم; غليكوبيرولات | inhaler 50 mcg; tablet 1 2 mg; injection 0.2 mg/ml |
Guaifenesin | Guaifenesina | غايفينيسين | syrup 100 mg/5ml; tablet 600 1200 mg |
Hydroxyzine | Hidroxizina | هيدروكسيزين | tablet 10 25 50 mg; syrup 10 mg/5ml | antihistamine qtProlonging
Indacaterol | Indacaterol | إنداكاتيرول | inhaler 150 300 mcg | betaAgonist
Ipratropium bromide; Ipratropium | Bromuro de ipratropio; Ipratropio | إبراتروبيوم | inhaler 20 mcg; solution 0.25 mg/ml; spray 0.03 0.06 % |
Ivacaftor | Ivacaftor | إيفاكافتور | tablet 150 mg |
Ketotifen | Ketotifeno | كيتوتيفين | tablet 1 mg; syrup 1 mg/5ml; drops 0.025 % | antihistamine
Levocetirizine | Levocetirizina | ليفوسيتريزين | tablet 5 mg; drops 5 mg/ml | antihistamine
Levodropropizine | Levodropropizina | ليفودروبروبيزين | syrup 6 mg/ml |
Loratadine | Loratadina | لوراتادين | tablet 10 mg; syrup 1 mg/ml | antihistamine
Mepolizumab | Mepolizumab | ميبوليزوماب | injection 100 mg |
Mizolastine | Mizolastina | ميزولاستين | tablet 10 mg | antihistamine
Mometasone | Mometasona | موميتازون | spray 50 mcg; inhaler 200 400 mcg; cream 0.1 %; ointment 0.1 % | corticosteroid
Montelukast | Montelukast | مونتيلوكاست | tablet 4 5 10 mg; sachet 4 mg |
Nedocromil | Nedocromilo | نيدوكروميل | drops 2 % |
Nintedanib | Nintedanib | نينتيدانيب | capsule 100 150 mg |
Olodaterol | Olodaterol | أولوداتيرول | inhaler 2.5 mcg | betaAgonist
Olopatadine | Olopatadina | أولوباتادين | drops 0.1 0.2 %; spray 0.6 % | antihistamine
Omalizumab | Omalizumab | أوماليزوماب | injection 75 150 mg |
Oxymetazoline | Oximetazolina | أوكسي ميتازولين | spray 0.05 %; drops 0.025 % |
Phenylephrine | Fenilefrina | فينيليفرين | drops 2.5 10 %; injection 10 mg/ml; tablet 10 mg |
Pholcodine | Folcodina | فولكودين | syrup 5 mg/5ml | opioid
Pirfenidone | Pirfenidona | بيرفينيدون | capsule 267 mg; tablet 801 mg |
Promethazine | Prometazina | بروميثازين | tablet 10 25 mg; syrup 5 mg/5ml; injection 25 mg/ml | antihistamine
Pseudoephedrine | Pseudoefedrina | سودوإيفيدرين | tablet 30 60 120 mg; syrup 30 mg/5ml |
Roflumilast | Roflumilast | روفلوميلاست | tablet 0.5 mg |
Rupatadine | Rupatadina | روباتادين | tablet 10 mg | antihistamine
Salbutamol; Albuterol | Salbutamol; Albuterol | سالبوتامول; ألبوتيرول | inhaler 100 mcg; solution 5 mg/ml; syrup 2 mg/5ml; tablet 2 4 mg | betaAgonist
Salmeterol | Salmeterol | سالميتيرول | inhaler 25 50 mcg | betaAgonist
Terbutaline | Terbutalina | تيربوتالين | inhaler 500 mcg; tablet 2.5 5 mg; injection 0.5 mg/ml | betaAgonist
Tezepelumab | Tezepelumab | تيزيبيلوماب | injection 210 mg |
Theophylline | Teofilina | ثيوفيلين | tablet 200 300 400 mg; syrup 80 mg/15ml | xanthine
Tiotropium bromide; Tiotropium | Bromuro de tiotropio; Tiotropio | تيوتروبيوم | inhaler 2.5 18 mcg |
Umeclidinium bromide; Umeclidinium | Bromuro de umeclidinio; Umeclidinio | أوميكليدينيوم | inhaler 55 mcg |
Vilanterol | Vilanterol | فيلانتيرول | | betaAgonist
Xylometazoline | Xilometazolina | زيلوميتازولين | spray 0.1 %; drops 0.05 0.1 % |
Zafirlukast | Zafirlukast | زافيرلوكاست | tablet 10 20 mg |
`;
