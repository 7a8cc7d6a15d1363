/** Medication classes and common medications. English | Spanish | Arabic | category | the classes or INNs that it covers. */
export const MEDICATION_ALLERGENS = `
Penicillins; Penicillin | Penicilinas; Penicilina | البنسلينات; البنسلين | medication | penicillin
Cephalosporins; Cephalosporin | Cefalosporinas; Cefalosporina | السيفالوسبورينات; السيفالوسبورين | medication | cephalosporin
Carbapenems | Carbapenémicos | الكاربابينيمات | medication | carbapenem
Beta-lactam antibiotics; Beta-lactams | Antibióticos betalactámicos; Betalactámicos | مضادات البيتا لاكتام | medication | penicillin cephalosporin carbapenem
Sulfonamide antibiotics; Sulfa drugs; Sulfonamides | Sulfonamidas antibióticas; Sulfas; Sulfamidas | مضادات السلفوناميد; أدوية السلفا; السلفا | medication | sulfonamideAntibiotic
Macrolides | Macrólidos | الماكروليدات | medication | macrolide
Quinolones; Fluoroquinolones | Quinolonas; Fluoroquinolonas | الكينولونات; الفلوروكينولونات | medication | quinolone
Tetracyclines | Tetraciclinas | مجموعة التتراسيكلين; التتراسيكلينات | medication | tetracycline
Aminoglycosides | Aminoglucósidos | الأمينوغليكوزيدات | medication | aminoglycoside
Azole antifungals | Antifúngicos azólicos | مضادات الفطريات الآزولية | medication | azoleAntifungal
NSAIDs; Nonsteroidal anti-inflammatory drugs; Anti-inflammatory painkillers | AINE; Antiinflamatorios no esteroideos | مضادات الالتهاب غير الستيرويدية; مسكنات الالتهاب | medication | nsaid
Salicylates | Salicilatos | الساليسيلات | medication | salicylate
Opioids; Opiates | Opioides; Opiáceos | الأفيونات; المسكنات الأفيونية | medication | opioid
ACE inhibitors | Inhibidores de la ECA; IECA | مثبطات الإنزيم المحول للأنجيوتنسين | medication | aceInhibitor
Angiotensin receptor blockers; Sartans; ARBs | Antagonistas de los receptores de angiotensina; Sartanes; ARA II | حاصرات مستقبلات الأنجيوتنسين; السارتانات | medication | sartan
Beta blockers | Betabloqueantes; Betabloqueadores | حاصرات بيتا | medication | betaBlocker
Statins | Estatinas | الستاتينات | medication | statin
Thiazide diuretics; Thiazides | Diuréticos tiazídicos; Tiazidas | مدرات الثيازيد | medication | thiazide
SSRIs; Selective serotonin reuptake inhibitors | ISRS; Inhibidores selectivos de la recaptación de serotonina | مثبطات استرداد السيروتونين الانتقائية | medication | ssri
Tricyclic antidepressants | Antidepresivos tricíclicos | مضادات الاكتئاب ثلاثية الحلقة | medication | tricyclic
Benzodiazepines | Benzodiazepinas; Benzodiacepinas | البنزوديازيبينات | medication | benzodiazepine
Triptans | Triptanes | التريبتانات | medication | triptan
Proton pump inhibitors; PPIs | Inhibidores de la bomba de protones; IBP | مثبطات مضخة البروتون | medication | protonPumpInhibitor
Local anesthetics; Local anaesthetics | Anestésicos locales | أدوية التخدير الموضعي; البنج الموضعي | medication | amideAnesthetic esterAnesthetic
General anesthetics; Anesthesia drugs | Anestésicos generales | أدوية التخدير العام; البنج العام | medication | propofol thiopental ketamine sevoflurane isoflurane
Muscle relaxants in anesthesia; Neuromuscular blockers | Bloqueantes neuromusculares | حاصرات النقل العصبي العضلي | medication | suxamethonium rocuronium vecuronium atracurium
Iodinated contrast media; X-ray contrast; Iodine contrast | Medios de contraste yodados; Contraste yodado | أوساط التباين اليودية; الصبغة اليودية | medication | iodinatedContrast
Gadolinium contrast media; MRI contrast | Medios de contraste con gadolinio | أوساط التباين بالغادولينيوم; صبغة الرنين | medication | gadoliniumContrast
Corticosteroids; Steroids | Corticosteroides; Corticoides | الكورتيكوستيرويدات; الستيرويدات | medication | corticosteroid
Insulins; Insulin | Insulinas; Insulina | الإنسولينات; الإنسولين | medication | insulin
Heparins | Heparinas | الهيبارينات | medication | heparin
Sulfonylureas | Sulfonilureas | السلفونيل يوريا | medication | sulfonylurea
Antihistamines | Antihistamínicos | مضادات الهيستامين | medication | antihistamine
Antipsychotics | Antipsicóticos | مضادات الذهان | medication | antipsychotic
TNF inhibitors | Inhibidores del TNF | مثبطات عامل نخر الورم | medication | tnfInhibitor
Platinum chemotherapy; Platins | Quimioterapia con platino; Platinos | العلاج الكيميائي بالبلاتين | medication | platinum
Taxanes | Taxanos | التاكسانات | medication | taxane
Retinoids | Retinoides | الريتينويدات | medication | retinoid
Bisphosphonates | Bisfosfonatos | البيسفوسفونات | medication | bisphosphonate
Intravenous iron; Iron products | Hierro intravenoso; Preparados de hierro | الحديد الوريدي; مستحضرات الحديد | medication | iron
Amoxicillin; Amoxycillin | Amoxicilina | أموكسيسيلين | medication | amoxicillin
Amoxicillin and clavulanic acid; Co-amoxiclav | Amoxicilina y ácido clavulánico | أموكسيسيلين وحمض الكلافولانيك | medication | amoxicillin clavulanic-acid
Ampicillin | Ampicilina | أمبيسيلين | medication | ampicillin
Benzylpenicillin; Penicillin G | Bencilpenicilina; Penicilina G | بنزيل بنسلين; بنسلين جي | medication | benzylpenicillin
Cefalexin; Cephalexin | Cefalexina | سيفالكسين | medication | cefalexin
Cefuroxime | Cefuroxima | سيفوروكسيم | medication | cefuroxime
Ceftriaxone | Ceftriaxona | سيفترياكسون | medication | ceftriaxone
Cefazolin | Cefazolina | سيفازولين | medication | cefazolin
Co-trimoxazole; Sulfamethoxazole and trimethoprim | Cotrimoxazol; Sulfametoxazol y trimetoprima | كوتريموكسازول; سلفاميثوكسازول وتريميثوبريم | medication | sulfamethoxazole trimethoprim
Trimethoprim | Trimetoprima | تريميثوبريم | medication | trimethoprim
Azithromycin | Azitromicina | أزيثروميسين | medication | azithromycin
Clarithromycin | Claritromicina | كلاريثروميسين | medication | clarithromycin
Erythromycin | Eritromicina | إريثروميسين | medication | erythromycin
Ciprofloxacin | Ciprofloxacino | سيبروفلوكساسين | medication | ciprofloxacin
Levofloxacin | Levofloxacino | ليفوفلوكساسين | medication | levofloxacin
Doxycycline | Doxiciclina | دوكسيسيكلين | medication | doxycycline
Clindamycin | Clindamicina | كليندامايسين | medication | clindamycin
Metronidazole | Metronidazol | ميترونيدازول | medication | metronidazole
Nitrofurantoin | Nitrofurantoína | نيتروفورانتوين | medication | nitrofurantoin
Vancomycin | Vancomicina | فانكومايسين | medication | vancomycin
Gentamicin | Gentamicina | جنتاميسين | medication | gentamicin
Neomycin | Neomicina | نيوميسين | medication | neomycin
Fluconazole | Fluconazol | فلوكونازول | medication | fluconazole
Isoniazid | Isoniazida | إيزونيازيد | medication | isoniazid
Rifampicin; Rifampin | Rifampicina | ريفامبيسين | medication | rifampicin
Abacavir | Abacavir | أباكافير | medication | abacavir
Acetylsalicylic acid; Aspirin | Ácido acetilsalicílico; Aspirina | حمض الأسيتيل ساليسيليك; أسبرين | medication | acetylsalicylic-acid
Ibuprofen | Ibuprofeno | إيبوبروفين | medication | ibuprofen
Diclofenac | Diclofenaco | ديكلوفيناك | medication | diclofenac
Naproxen | Naproxeno | نابروكسين | medication | naproxen
Ketorolac | Ketorolaco | كيتورولاك | medication | ketorolac
Celecoxib | Celecoxib | سيليكوكسيب | medication | celecoxib
Metamizole; Dipyrone | Metamizol; Dipirona | ميتاميزول; ديبيرون | medication | metamizole
Paracetamol; Acetaminophen | Paracetamol; Acetaminofén | باراسيتامول; أسيتامينوفين | medication | paracetamol
Codeine | Codeína | كوديين | medication | codeine
Morphine | Morfina | مورفين | medication | morphine
Tramadol | Tramadol | ترامادول | medication | tramadol
Oxycodone | Oxicodona | أوكسيكودون | medication | oxycodone
Lidocaine; Lignocaine | Lidocaína | ليدوكايين | medication | lidocaine
Enalapril | Enalapril | إنالابريل | medication | enalapril
Lisinopril | Lisinopril | ليزينوبريل | medication | lisinopril
Amlodipine | Amlodipino | أملوديبين | medication | amlodipine
Atorvastatin | Atorvastatina | أتورفاستاتين | medication | atorvastatin
Simvastatin | Simvastatina | سيمفاستاتين | medication | simvastatin
Hydrochlorothiazide | Hidroclorotiazida | هيدروكلوروثيازيد | medication | hydrochlorothiazide
Furosemide; Frusemide | Furosemida | فوروسيميد | medication | furosemide
Metformin | Metformina | ميتفورمين | medication | metformin
Omeprazole | Omeprazol | أوميبرازول | medication | omeprazole
Metoclopramide | Metoclopramida | ميتوكلوبراميد | medication | metoclopramide
Ondansetron | Ondansetrón | أوندانسيترون | medication | ondansetron
Carbamazepine | Carbamazepina | كاربامازيبين | medication | carbamazepine
Phenytoin | Fenitoína | فينيتوين | medication | phenytoin
Lamotrigine | Lamotrigina | لاموتريجين | medication | lamotrigine
Valproic acid; Valproate | Ácido valproico; Valproato | حمض الفالبرويك; فالبروات | medication | valproic-acid
Allopurinol | Alopurinol | ألوبيورينول | medication | allopurinol
Sulfasalazine | Sulfasalazina | سلفاسالازين | medication | sulfasalazine
Methotrexate | Metotrexato | ميثوتريكسات | medication | methotrexate
Heparin | Heparina | هيبارين | medication | heparin
Warfarin | Warfarina | وارفارين | medication | warfarin
Clopidogrel | Clopidogrel | كلوبيدوغريل | medication | clopidogrel
Protamine | Protamina | بروتامين | medication | protamine
Chlorhexidine | Clorhexidina | كلورهيكسيدين | medication | chlorhexidine
Povidone-iodine; Iodine antiseptic | Povidona yodada; Yodo antiséptico | بوفيدون اليود; اليود المطهر | medication | povidone-iodine
Polyethylene glycol; Macrogol; PEG | Polietilenglicol; Macrogol | بولي إيثيلين غليكول; ماكروغول | medication | macrogol
Suxamethonium; Succinylcholine | Suxametonio; Succinilcolina | سوكساميثونيوم; سكسينيل كولين | medication | suxamethonium
Rocuronium | Rocuronio | روكورونيوم | medication | rocuronium
Propofol | Propofol | بروبوفول | medication | propofol
`;
