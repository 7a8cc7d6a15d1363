/** Heart, vessels, blood. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const HEART = `
Acebutolol | Acebutolol | أسيبوتولول | capsule 200 400 mg | betaBlocker
Acenocoumarol | Acenocumarol | أسينوكومارول | tablet 1 4 mg | vitaminKAntagonist
Acetylsalicylic acid; Aspirin; ASA | Ácido acetilsalicílico; Aspirina | حمض الأسيتيل ساليسيليك; أسبرين | tablet 75 81 100 300 500 mg | nsaid salicylate
Aliskiren | Aliskireno | أليسكيرين | tablet 150 300 mg |
Alprostadil | Alprostadil | ألبروستاديل | injection 10 20 mcg |
Alteplase | Alteplasa | ألتيبلاز | injection 50 mg |
Ambrisentan | Ambrisentán | أمبريسنتان | tablet 5 10 mg |
Amiloride | Amilorida | أميلورايد | tablet 5 mg | potassiumSparingDiuretic
Amiodarone | Amiodarona | أميودارون | tablet 100 200 mg; injection 50 mg/ml | qtProlonging
Amlodipine | Amlodipino | أملوديبين | tablet 2.5 5 10 mg | calciumChannelBlocker
Anagrelide | Anagrelida | أناغريليد | capsule 0.5 mg |
Apixaban | Apixabán | أبيكسابان | tablet 2.5 5 mg | directAnticoagulant
Atenolol | Atenolol | أتينولول | tablet 25 50 100 mg | betaBlocker
Atorvastatin | Atorvastatina | أتورفاستاتين | tablet 10 20 40 80 mg | statin
Azilsartan medoxomil; Azilsartan | Azilsartán medoxomilo; Azilsartán | أزيلسارتان | tablet 20 40 80 mg | sartan
Benazepril | Benazepril | بينازيبريل | tablet 5 10 20 mg | aceInhibitor
Bendroflumethiazide | Bendroflumetiazida | بندروفلوميثيازيد | tablet 2.5 5 mg | thiazide
Betaxolol | Betaxolol | بيتاكسولول | tablet 20 mg; drops 0.25 0.5 % | betaBlocker
Bezafibrate | Bezafibrato | بيزافيبرات | tablet 200 400 mg | fibrate
Bisoprolol | Bisoprolol | بيسوبرولول | tablet 1.25 2.5 5 10 mg | betaBlocker
Bosentan | Bosentán | بوسنتان | tablet 62.5 125 mg |
Bumetanide | Bumetanida | بوميتانيد | tablet 1 5 mg | loopDiuretic
Candesartan | Candesartán | كانديسارتان | tablet 4 8 16 32 mg | sartan
Captopril | Captopril | كابتوبريل | tablet 12.5 25 50 mg | aceInhibitor
Carvedilol | Carvedilol | كارفيديلول | tablet 3.125 6.25 12.5 25 mg | betaBlocker
Chlortalidone; Chlorthalidone | Clortalidona | كلورتاليدون | tablet 12.5 25 50 mg | thiazide
Cilostazol | Cilostazol | سيلوستازول | tablet 50 100 mg |
Clonidine | Clonidina | كلونيدين | tablet 0.1 0.15 0.2 mg |
Clopidogrel | Clopidogrel | كلوبيدوغريل | tablet 75 300 mg |
Colesevelam | Colesevelam | كوليسيفيلام | tablet 625 mg |
Colestyramine; Cholestyramine | Colestiramina | كوليستيرامين | sachet 4 g; powder 4 g |
Dabigatran etexilate; Dabigatran | Dabigatrán etexilato; Dabigatrán | دابيغاتران | capsule 75 110 150 mg | directAnticoagulant
Dalteparin | Dalteparina | دالتيبارين | injection 2500 5000 7500 units | heparin
Digoxin | Digoxina | ديجوكسين | tablet 0.0625 0.125 0.25 mg; solution 0.05 mg/ml; injection 0.25 mg/ml |
Diltiazem | Diltiazem | ديلتيازيم | tablet 60 90 mg; capsule 120 180 240 300 mg | calciumChannelBlocker
Dipyridamole | Dipiridamol | ديبيريدامول | tablet 25 75 mg; capsule 200 mg |
Disopyramide | Disopiramida | ديسوبيراميد | capsule 100 150 mg | qtProlonging
Dobutamine | Dobutamina | دوبوتامين | injection 12.5 mg/ml |
Dopamine | Dopamina | دوبامين | injection 40 mg/ml |
Doxazosin | Doxazosina | دوكسازوسين | tablet 1 2 4 8 mg | alphaBlocker
Dronedarone | Dronedarona | درونيدارون | tablet 400 mg | qtProlonging
Edoxaban | Edoxabán | إيدوكسابان | tablet 15 30 60 mg | directAnticoagulant
Enalapril | Enalapril | إنالابريل | tablet 2.5 5 10 20 mg | aceInhibitor
Enoxaparin | Enoxaparina | إينوكسابارين | injection 20 40 60 80 100 mg | heparin
Epinephrine; Adrenaline | Epinefrina; Adrenalina | إبينفرين; أدرينالين | injection 0.15 0.3 mg; injection 1 mg/ml |
Eplerenone | Eplerenona | إبليرينون | tablet 25 50 mg | potassiumSparingDiuretic
Eprosartan | Eprosartán | إبروسارتان | tablet 400 600 mg | sartan
Esmolol | Esmolol | إسمولول | injection 10 mg/ml | betaBlocker
Etacrynic acid; Ethacrynic acid | Ácido etacrínico | حمض الإيثاكرينيك | tablet 25 mg | loopDiuretic
Ezetimibe | Ezetimiba | إيزيتيميب | tablet 10 mg |
Felodipine | Felodipino | فيلوديبين | tablet 2.5 5 10 mg | calciumChannelBlocker
Fenofibrate | Fenofibrato | فينوفيبرات | capsule 67 200 mg; tablet 145 160 mg | fibrate
Flecainide | Flecainida | فليكاينيد | tablet 50 100 mg | qtProlonging
Fluvastatin | Fluvastatina | فلوفاستاتين | capsule 20 40 mg; tablet 80 mg | statin
Fondaparinux | Fondaparinux | فوندابارينوكس | injection 2.5 5 7.5 10 mg |
Fosinopril | Fosinopril | فوسينوبريل | tablet 10 20 40 mg | aceInhibitor
Furosemide; Frusemide | Furosemida | فوروسيميد | tablet 20 40 mg; solution 10 mg/ml; injection 10 mg/ml | loopDiuretic
Gemfibrozil | Gemfibrozilo | جيمفيبروزيل | tablet 600 mg | fibrate
Glyceryl trinitrate; Nitroglycerin | Nitroglicerina; Trinitrato de glicerilo | نيتروغليسرين; ثلاثي نترات الغليسيريل | tablet 0.3 0.4 0.5 mg; spray 0.4 mg; ointment 2 % | nitrate
Guanfacine | Guanfacina | غوانفاسين | tablet 1 2 3 4 mg |
Heparin | Heparina | هيبارين | injection 1000 5000 units/ml | heparin
Hydralazine | Hidralazina | هيدرالازين | tablet 10 25 50 mg; injection 20 mg/ml |
Hydrochlorothiazide | Hidroclorotiazida | هيدروكلوروثيازيد | tablet 12.5 25 50 mg | thiazide
Icosapent ethyl | Icosapento de etilo | إيكوسابنت إيثيل | capsule 1 g |
Indapamide | Indapamida | إنداباميد | tablet 1.5 2.5 mg | thiazide
Irbesartan | Irbesartán | إربيسارتان | tablet 75 150 300 mg | sartan
Isosorbide dinitrate | Dinitrato de isosorbida | ثنائي نترات الإيزوسوربيد | tablet 5 10 20 40 mg | nitrate
Isosorbide mononitrate | Mononitrato de isosorbida | أحادي نترات الإيزوسوربيد | tablet 10 20 30 40 60 mg | nitrate
Ivabradine | Ivabradina | إيفابرادين | tablet 5 7.5 mg |
Labetalol | Labetalol | لابيتالول | tablet 100 200 300 mg; injection 5 mg/ml | betaBlocker
Lacidipine | Lacidipino | لاسيديبين | tablet 2 4 6 mg | calciumChannelBlocker
Lercanidipine | Lercanidipino | ليركانيديبين | tablet 10 20 mg | calciumChannelBlocker
Lisinopril | Lisinopril | ليزينوبريل | tablet 2.5 5 10 20 40 mg | aceInhibitor
Losartan | Losartán | لوسارتان | tablet 25 50 100 mg | sartan
Lovastatin | Lovastatina | لوفاستاتين | tablet 10 20 40 mg | statin
Macitentan | Macitentán | ماسيتنتان | tablet 10 mg |
Mannitol | Manitol | مانيتول | injection 10 15 20 % |
Methyldopa | Metildopa | ميثيل دوبا | tablet 125 250 500 mg |
Metolazone | Metolazona | ميتولازون | tablet 2.5 5 10 mg | thiazide
Metoprolol | Metoprolol | ميتوبرولول | tablet 25 50 100 200 mg; injection 1 mg/ml | betaBlocker
Mexiletine | Mexiletina | ميكسيليتين | capsule 150 200 mg |
Midodrine | Midodrina | ميدودرين | tablet 2.5 5 10 mg |
Milrinone | Milrinona | ميلرينون | injection 1 mg/ml |
Minoxidil | Minoxidil | مينوكسيديل | tablet 2.5 5 10 mg; solution 2 5 %; foam 5 % |
Moxonidine | Moxonidina | موكسونيدين | tablet 0.2 0.3 0.4 mg |
Nadolol | Nadolol | نادولول | tablet 20 40 80 mg | betaBlocker
Nebivolol | Nebivolol | نيبيفولول | tablet 2.5 5 10 mg | betaBlocker
Nicardipine | Nicardipino | نيكارديبين | capsule 20 30 mg; injection 2.5 mg/ml | calciumChannelBlocker
Nifedipine | Nifedipino | نيفيديبين | capsule 5 10 20 mg; tablet 20 30 60 mg | calciumChannelBlocker
Nimodipine | Nimodipino | نيموديبين | tablet 30 mg | calciumChannelBlocker
Nitrendipine | Nitrendipino | نيترينديبين | tablet 10 20 mg | calciumChannelBlocker
Norepinephrine; Noradrenaline | Norepinefrina; Noradrenalina | نورإبينفرين; نورأدرينالين | injection 1 mg/ml |
Olmesartan medoxomil; Olmesartan | Olmesartán medoxomilo; Olmesartán | أولميسارتان | tablet 5 10 20 40 mg | sartan
Pentoxifylline | Pentoxifilina | بنتوكسيفيلين | tablet 400 mg |
Perindopril | Perindopril | بيريندوبريل | tablet 2 4 5 8 10 mg | aceInhibitor
Phenprocoumon | Fenprocumon | فينبروكومون | tablet 3 mg | vitaminKAntagonist
Pitavastatin | Pitavastatina | بيتافاستاتين | tablet 1 2 4 mg | statin
Prasugrel | Prasugrel | براسوغريل | tablet 5 10 mg |
Pravastatin | Pravastatina | برافاستاتين | tablet 10 20 40 mg | statin
Prazosin | Prazosina | برازوسين | tablet 0.5 1 2 5 mg | alphaBlocker
Procainamide | Procainamida | بروكاييناميد | injection 100 mg/ml | qtProlonging
Propafenone | Propafenona | بروبافينون | tablet 150 225 300 mg |
Propranolol | Propranolol | بروبرانولول | tablet 10 20 40 80 mg; solution 4 mg/ml | betaBlocker
Quinapril | Quinapril | كينابريل | tablet 5 10 20 40 mg | aceInhibitor
Ramipril | Ramipril | راميبريل | capsule 1.25 2.5 5 10 mg; tablet 2.5 5 10 mg | aceInhibitor
Ranolazine | Ranolazina | رانولازين | tablet 375 500 750 mg | qtProlonging
Riociguat | Riociguat | ريوسيغوات | tablet 0.5 1 1.5 2 2.5 mg |
Rivaroxaban | Rivaroxabán | ريفاروكسابان | tablet 2.5 10 15 20 mg | directAnticoagulant
Rosuvastatin | Rosuvastatina | روسوفاستاتين | tablet 5 10 20 40 mg | statin
Simvastatin | Simvastatina | سيمفاستاتين | tablet 10 20 40 mg | statin
Sotalol | Sotalol | سوتالول | tablet 40 80 160 mg | betaBlocker qtProlonging
Spironolactone | Espironolactona | سبيرونولاكتون | tablet 25 50 100 mg | potassiumSparingDiuretic
Telmisartan | Telmisartán | تيلميسارتان | tablet 20 40 80 mg | sartan
Tenecteplase | Tenecteplasa | تينيكتيبلاز | injection 40 50 mg |
Ticagrelor | Ticagrelor | تيكاغريلور | tablet 60 90 mg |
Ticlopidine | Ticlopidina | تيكلوبيدين | tablet 250 mg |
Tinzaparin | Tinzaparina | تينزابارين | injection 20000 units/ml | heparin
Tolvaptan | Tolvaptán | تولفابتان | tablet 15 30 mg |
Torasemide; Torsemide | Torasemida | توراسيميد | tablet 5 10 20 mg | loopDiuretic
Trandolapril | Trandolapril | تراندولابريل | capsule 0.5 1 2 4 mg | aceInhibitor
Tranexamic acid | Ácido tranexámico | حمض الترانيكساميك | tablet 500 650 mg; injection 100 mg/ml |
Treprostinil | Treprostinil | تريبروستينيل | injection 1 2.5 5 10 mg/ml |
Triamterene | Triamtereno | تريامتيرين | capsule 50 100 mg | potassiumSparingDiuretic
Trimetazidine | Trimetazidina | تريميتازيدين | tablet 20 35 mg |
Valsartan | Valsartán | فالسارتان | tablet 40 80 160 320 mg | sartan
Verapamil | Verapamilo | فيراباميل | tablet 40 80 120 240 mg; injection 2.5 mg/ml | calciumChannelBlocker
Vericiguat | Vericiguat | فيريسيغوات | tablet 2.5 5 10 mg |
Warfarin | Warfarina | وارفارين | tablet 1 2 3 5 10 mg | vitaminKAntagonist
`;
