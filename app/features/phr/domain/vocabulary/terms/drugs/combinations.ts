/** Products of several substances. English | Spanish | Arabic | forms and strengths | their substances by INN. */
export const COMBINATIONS = `
Amlodipine and atorvastatin | Amlodipino y atorvastatina | أملوديبين وأتورفاستاتين | tablet 5/10 5/20 10/10 10/20 mg | amlodipine + atorvastatin
Amlodipine and olmesartan | Amlodipino y olmesartán | أملوديبين وأولميسارتان | tablet 5/20 5/40 10/40 mg | amlodipine + olmesartan-medoxomil
Amlodipine and perindopril | Amlodipino y perindopril | أملوديبين وبيريندوبريل | tablet 5/5 10/5 10/10 mg | amlodipine + perindopril
Amlodipine and telmisartan | Amlodipino y telmisartán | أملوديبين وتيلميسارتان | tablet 5/40 5/80 10/80 mg | amlodipine + telmisartan
Amlodipine and valsartan | Amlodipino y valsartán | أملوديبين وفالسارتان | tablet 5/80 5/160 10/160 mg | amlodipine + valsartan
Amoxicillin and clavulanic acid; Co-amoxiclav; Amoxicillin clavulanate | Amoxicilina y ácido clavulánico; Amoxicilina clavulánico | أموكسيسيلين وحمض الكلافولانيك; أموكسيسيلين كلافولانات | tablet 500/125 875/125 mg; suspension 125/31.25 250/62.5 400/57 mg/5ml | amoxicillin + clavulanic-acid
Ampicillin and sulbactam | Ampicilina y sulbactam | أمبيسيلين وسولباكتام | injection 1000/500 2000/1000 mg | ampicillin + sulbactam
Artemether and lumefantrine | Arteméter y lumefantrina | أرتيميثير ولوميفانترين | tablet 20/120 80/480 mg | artemether + lumefantrine
Atenolol and chlortalidone | Atenolol y clortalidona | أتينولول وكلورتاليدون | tablet 50/12.5 100/25 mg | atenolol + chlortalidone
Atovaquone and proguanil | Atovacuona y proguanil | أتوفاكون وبروغوانيل | tablet 250/100 mg | atovaquone + proguanil
Beclometasone and formoterol | Beclometasona y formoterol | بيكلوميتازون وفورموتيرول | inhaler 100/6 200/6 mcg | beclometasone + formoterol
Betamethasone and calcipotriol | Betametasona y calcipotriol | بيتاميثازون وكالسيبوتريول | ointment 0.05/0.005 %; gel 0.05/0.005 % | betamethasone + calcipotriol
Bisoprolol and hydrochlorothiazide | Bisoprolol e hidroclorotiazida | بيسوبرولول وهيدروكلوروثيازيد | tablet 2.5/6.25 5/6.25 10/6.25 mg | bisoprolol + hydrochlorothiazide
Brimonidine and timolol | Brimonidina y timolol | بريمونيدين وتيمولول | drops 0.2/0.5 % | brimonidine + timolol
Budesonide and formoterol | Budesonida y formoterol | بوديزونيد وفورموتيرول | inhaler 80/4.5 160/4.5 320/9 mcg | budesonide + formoterol
Buprenorphine and naloxone | Buprenorfina y naloxona | بوبرينورفين ونالوكسون | tablet 2/0.5 8/2 mg | buprenorphine + naloxone
Calcium carbonate and colecalciferol; Calcium and vitamin D | Carbonato de calcio y colecalciferol; Calcio y vitamina D | كربونات الكالسيوم وكوليكالسيفيرول; كالسيوم وفيتامين د | tablet 500/400 600/400 mg | calcium-carbonate + colecalciferol
Candesartan and hydrochlorothiazide | Candesartán e hidroclorotiazida | كانديسارتان وهيدروكلوروثيازيد | tablet 16/12.5 32/12.5 32/25 mg | candesartan + hydrochlorothiazide
Carbidopa and levodopa; Co-careldopa | Carbidopa y levodopa; Levodopa y carbidopa | كاربيدوبا وليفودوبا | tablet 10/100 25/100 25/250 mg | carbidopa + levodopa
Benserazide and levodopa; Co-beneldopa | Benserazida y levodopa; Levodopa y benserazida | بنسيرازيد وليفودوبا | capsule 25/100 mg; tablet 25/100 50/200 mg | benserazide + levodopa
Ceftazidime and avibactam | Ceftazidima y avibactam | سيفتازيديم وأفيباكتام | injection 2000/500 mg | ceftazidime + avibactam
Codeine and paracetamol; Co-codamol | Codeína y paracetamol | كوديين وباراسيتامول | tablet 8/500 15/500 30/500 mg | codeine + paracetamol
Dapagliflozin and metformin | Dapagliflozina y metformina | داباغليفلوزين وميتفورمين | tablet 5/850 5/1000 mg | dapagliflozin + metformin
Dexamethasone and tobramycin | Dexametasona y tobramicina | ديكساميثازون وتوبراميسين | drops 0.1/0.3 % | dexamethasone + tobramycin
Diclofenac and misoprostol | Diclofenaco y misoprostol | ديكلوفيناك وميزوبروستول | tablet 50/0.2 75/0.2 mg | diclofenac + misoprostol
Dolutegravir and lamivudine | Dolutegravir y lamivudina | دولوتيغرافير ولاميفودين | tablet 50/300 mg | dolutegravir + lamivudine
Dorzolamide and timolol | Dorzolamida y timolol | دورزولاميد وتيمولول | drops 2/0.5 % | dorzolamide + timolol
Drospirenone and ethinylestradiol | Drospirenona y etinilestradiol | دروسبيرينون وإيثينيل إستراديول | tablet 3/0.02 3/0.03 mg | drospirenone + ethinylestradiol
Cyproterone and ethinylestradiol; Co-cyprindiol | Ciproterona y etinilestradiol | سيبروتيرون وإيثينيل إستراديول | tablet 2/0.035 mg | cyproterone + ethinylestradiol
Desogestrel and ethinylestradiol | Desogestrel y etinilestradiol | ديسوجيستريل وإيثينيل إستراديول | tablet 0.15/0.02 0.15/0.03 mg | desogestrel + ethinylestradiol
Gestodene and ethinylestradiol | Gestodeno y etinilestradiol | جيستودين وإيثينيل إستراديول | tablet 0.075/0.02 0.075/0.03 mg | gestodene + ethinylestradiol
Levonorgestrel and ethinylestradiol; Combined contraceptive pill | Levonorgestrel y etinilestradiol; Píldora anticonceptiva combinada | ليفونورجيستريل وإيثينيل إستراديول; حبوب منع الحمل المركبة | tablet 0.1/0.02 0.15/0.03 mg | levonorgestrel + ethinylestradiol
Empagliflozin and linagliptin | Empagliflozina y linagliptina | إمباغليفلوزين وليناغليبتين | tablet 10/5 25/5 mg | empagliflozin + linagliptin
Empagliflozin and metformin | Empagliflozina y metformina | إمباغليفلوزين وميتفورمين | tablet 5/500 5/1000 12.5/1000 mg | empagliflozin + metformin
Emtricitabine and tenofovir disoproxil | Emtricitabina y tenofovir disoproxilo | إمتريسيتابين وتينوفوفير ديسوبروكسيل | tablet 200/245 200/300 mg | emtricitabine + tenofovir-disoproxil
Bictegravir, emtricitabine and tenofovir alafenamide | Bictegravir, emtricitabina y tenofovir alafenamida | بيكتيغرافير وإمتريسيتابين وتينوفوفير ألافيناميد | tablet 50/200/25 mg | bictegravir + emtricitabine + tenofovir-alafenamide
Enalapril and hydrochlorothiazide | Enalapril e hidroclorotiazida | إنالابريل وهيدروكلوروثيازيد | tablet 10/25 20/12.5 mg | enalapril + hydrochlorothiazide
Ezetimibe and atorvastatin | Ezetimiba y atorvastatina | إيزيتيميب وأتورفاستاتين | tablet 10/10 10/20 10/40 mg | ezetimibe + atorvastatin
Ezetimibe and simvastatin | Ezetimiba y simvastatina | إيزيتيميب وسيمفاستاتين | tablet 10/10 10/20 10/40 mg | ezetimibe + simvastatin
Fluticasone and salmeterol | Fluticasona y salmeterol | فلوتيكازون وسالميتيرول | inhaler 100/50 250/50 500/50 mcg | fluticasone-propionate + salmeterol
Fluticasone and vilanterol | Fluticasona y vilanterol | فلوتيكازون وفيلانتيرول | inhaler 92/22 184/22 mcg | fluticasone-furoate + vilanterol
Fluticasone, umeclidinium and vilanterol | Fluticasona, umeclidinio y vilanterol | فلوتيكازون وأوميكليدينيوم وفيلانتيرول | inhaler 92/55/22 mcg | fluticasone-furoate + umeclidinium-bromide + vilanterol
Glibenclamide and metformin; Glyburide and metformin | Glibenclamida y metformina | غليبنكلاميد وميتفورمين | tablet 2.5/500 5/500 mg | glibenclamide + metformin
Glimepiride and metformin | Glimepirida y metformina | غليميبيريد وميتفورمين | tablet 1/500 2/500 mg | glimepiride + metformin
Hydrocodone and paracetamol; Hydrocodone and acetaminophen | Hidrocodona y paracetamol | هيدروكودون وباراسيتامول | tablet 5/325 7.5/325 10/325 mg | hydrocodone + paracetamol
Ibuprofen and paracetamol | Ibuprofeno y paracetamol | إيبوبروفين وباراسيتامول | tablet 200/500 mg | ibuprofen + paracetamol
Imipenem and cilastatin | Imipenem y cilastatina | إيميبينيم وسيلاستاتين | injection 500/500 mg | imipenem + cilastatin
Insulin aspart biphasic; Biphasic insulin aspart | Insulina aspart bifásica | إنسولين أسبارت ثنائي الطور | injection 100 units/ml | insulin-aspart + insulin-aspart-protamine
Insulin human biphasic; Mixed insulin 30/70 | Insulina humana bifásica; Insulina mixta 30/70 | إنسولين بشري ثنائي الطور; إنسولين مخلوط | injection 100 units/ml | insulin-human + insulin-isophane
Ipratropium and salbutamol | Ipratropio y salbutamol | إبراتروبيوم وسالبوتامول | solution 0.5/2.5 mg; inhaler 20/120 mcg | ipratropium-bromide + salbutamol
Irbesartan and hydrochlorothiazide | Irbesartán e hidroclorotiazida | إربيسارتان وهيدروكلوروثيازيد | tablet 150/12.5 300/12.5 300/25 mg | irbesartan + hydrochlorothiazide
Latanoprost and timolol | Latanoprost y timolol | لاتانوبروست وتيمولول | drops 0.005/0.5 % | latanoprost + timolol
Lidocaine and prilocaine | Lidocaína y prilocaína | ليدوكايين وبريلوكايين | cream 2.5/2.5 % | lidocaine + prilocaine
Linagliptin and metformin | Linagliptina y metformina | ليناغليبتين وميتفورمين | tablet 2.5/500 2.5/850 2.5/1000 mg | linagliptin + metformin
Lisinopril and hydrochlorothiazide | Lisinopril e hidroclorotiazida | ليزينوبريل وهيدروكلوروثيازيد | tablet 10/12.5 20/12.5 20/25 mg | lisinopril + hydrochlorothiazide
Lopinavir and ritonavir | Lopinavir y ritonavir | لوبينافير وريتونافير | tablet 100/25 200/50 mg | lopinavir + ritonavir
Losartan and hydrochlorothiazide | Losartán e hidroclorotiazida | لوسارتان وهيدروكلوروثيازيد | tablet 50/12.5 100/12.5 100/25 mg | losartan + hydrochlorothiazide
Naproxen and esomeprazole | Naproxeno y esomeprazol | نابروكسين وإيزوميبرازول | tablet 375/20 500/20 mg | naproxen + esomeprazole
Nirmatrelvir and ritonavir | Nirmatrelvir y ritonavir | نيرماتريلفير وريتونافير | tablet 150/100 mg | nirmatrelvir + ritonavir
Olmesartan and hydrochlorothiazide | Olmesartán e hidroclorotiazida | أولميسارتان وهيدروكلوروثيازيد | tablet 20/12.5 40/12.5 40/25 mg | olmesartan-medoxomil + hydrochlorothiazide
Oxycodone and paracetamol; Oxycodone and acetaminophen | Oxicodona y paracetamol | أوكسيكودون وباراسيتامول | tablet 5/325 10/325 mg | oxycodone + paracetamol
Oxycodone and naloxone | Oxicodona y naloxona | أوكسيكودون ونالوكسون | tablet 5/2.5 10/5 20/10 mg | oxycodone + naloxone
Perindopril and indapamide | Perindopril e indapamida | بيريندوبريل وإنداباميد | tablet 2/0.625 4/1.25 mg | perindopril + indapamide
Piperacillin and tazobactam | Piperacilina y tazobactam | بيبيراسيلين وتازوباكتام | injection 2000/250 4000/500 mg | piperacillin + tazobactam
Pioglitazone and metformin | Pioglitazona y metformina | بيوغليتازون وميتفورمين | tablet 15/500 15/850 mg | pioglitazone + metformin
Ramipril and hydrochlorothiazide | Ramipril e hidroclorotiazida | راميبريل وهيدروكلوروثيازيد | tablet 2.5/12.5 5/25 mg | ramipril + hydrochlorothiazide
Sacubitril and valsartan | Sacubitrilo y valsartán | ساكوبيتريل وفالسارتان | tablet 24/26 49/51 97/103 mg | sacubitril + valsartan
Sitagliptin and metformin | Sitagliptina y metformina | سيتاغليبتين وميتفورمين | tablet 50/500 50/850 50/1000 mg | sitagliptin + metformin
Sofosbuvir and ledipasvir | Sofosbuvir y ledipasvir | سوفوسبوفير وليديباسفير | tablet 400/90 mg | sofosbuvir + ledipasvir
Sofosbuvir and velpatasvir | Sofosbuvir y velpatasvir | سوفوسبوفير وفيلباتاسفير | tablet 400/100 mg | sofosbuvir + velpatasvir
Sulfamethoxazole and trimethoprim; Co-trimoxazole | Sulfametoxazol y trimetoprima; Cotrimoxazol | سلفاميثوكسازول وتريميثوبريم; كوتريموكسازول | tablet 400/80 800/160 mg; suspension 200/40 mg/5ml | sulfamethoxazole + trimethoprim
Tamsulosin and dutasteride | Tamsulosina y dutasterida | تامسولوسين ودوتاستيريد | capsule 0.4/0.5 mg | tamsulosin + dutasteride
Telmisartan and hydrochlorothiazide | Telmisartán e hidroclorotiazida | تيلميسارتان وهيدروكلوروثيازيد | tablet 40/12.5 80/12.5 80/25 mg | telmisartan + hydrochlorothiazide
Tiotropium and olodaterol | Tiotropio y olodaterol | تيوتروبيوم وأولوداتيرول | inhaler 2.5/2.5 mcg | tiotropium-bromide + olodaterol
Tramadol and paracetamol | Tramadol y paracetamol | ترامادول وباراسيتامول | tablet 37.5/325 mg | tramadol + paracetamol
Triamterene and hydrochlorothiazide | Triamtereno e hidroclorotiazida | تريامتيرين وهيدروكلوروثيازيد | capsule 37.5/25 mg; tablet 75/50 mg | triamterene + hydrochlorothiazide
Umeclidinium and vilanterol | Umeclidinio y vilanterol | أوميكليدينيوم وفيلانتيرول | inhaler 55/22 mcg | umeclidinium-bromide + vilanterol
Valsartan and hydrochlorothiazide | Valsartán e hidroclorotiazida | فالسارتان وهيدروكلوروثيازيد | tablet 80/12.5 160/12.5 160/25 mg | valsartan + hydrochlorothiazide
Vildagliptin and metformin | Vildagliptina y metformina | فيلداغليبتين وميتفورمين | tablet 50/850 50/1000 mg | vildagliptin + metformin
`;
