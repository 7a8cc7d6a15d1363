/** Pain, fever, anesthesia, muscles, nerves. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const PAIN_AND_NERVES = `
Aceclofenac | Aceclofenaco | أسيكلوفيناك | tablet 100 mg | nsaid
Alfentanil | Alfentanilo | ألفينتانيل | injection 0.5 mg/ml | opioid
Allopurinol | Alopurinol | ألوبيورينول | tablet 100 300 mg |
Almotriptan | Almotriptán | ألموتريبتان | tablet 12.5 mg | triptan
Amantadine | Amantadina | أمانتادين | capsule 100 mg; syrup 50 mg/5ml |
Apomorphine | Apomorfina | أبومورفين | injection 10 mg/ml |
Articaine | Articaína | أرتيكايين | injection 4 % | amideAnesthetic
Atogepant | Atogepant | أتوجيبانت | tablet 10 30 60 mg |
Baclofen | Baclofeno | باكلوفين | tablet 10 25 mg; solution 1 mg/ml |
Benzocaine | Benzocaína | بنزوكايين | gel 10 20 %; spray 20 %; lozenge 10 mg | esterAnesthetic
Betahistine | Betahistina | بيتاهيستين | tablet 8 16 24 mg |
Botulinum toxin type A; Onabotulinumtoxin A | Toxina botulínica tipo A | ذيفان البوتولينوم النوع أ | injection 50 100 200 units |
Brivaracetam | Brivaracetam | بريفاراسيتام | tablet 25 50 75 100 mg |
Bupivacaine | Bupivacaína | بوبيفاكايين | injection 0.25 0.5 % | amideAnesthetic
Buprenorphine | Buprenorfina | بوبرينورفين | tablet 0.2 0.4 2 8 mg; injection 0.3 mg/ml | opioid
Carbamazepine | Carbamazepina | كاربامازيبين | tablet 100 200 400 mg; suspension 100 mg/5ml |
Carisoprodol | Carisoprodol | كاريزوبرودول | tablet 250 350 mg |
Celecoxib | Celecoxib | سيليكوكسيب | capsule 100 200 mg | nsaid
Cenobamate | Cenobamato | سينوباميت | tablet 50 100 150 200 mg |
Chlorzoxazone | Clorzoxazona | كلورزوكسازون | tablet 250 500 mg |
Codeine | Codeína | كوديين | tablet 15 30 60 mg; syrup 25 mg/5ml | opioid
Colchicine | Colchicina | كولشيسين | tablet 0.5 0.6 1 mg |
Cyclobenzaprine | Ciclobenzaprina | سيكلوبنزابرين | tablet 5 10 mg; capsule 15 30 mg |
Dantrolene | Dantroleno | دانترولين | capsule 25 100 mg; injection 20 mg |
Dexibuprofen | Dexibuprofeno | ديكسيبوبروفين | tablet 200 300 400 mg | nsaid
Dexketoprofen | Dexketoprofeno | ديكسكيتوبروفين | tablet 12.5 25 mg; injection 25 mg/ml | nsaid
Diclofenac | Diclofenaco | ديكلوفيناك | tablet 25 50 75 100 mg; gel 1 %; suppository 50 100 mg; injection 25 mg/ml; drops 0.1 % | nsaid
Donepezil | Donepezilo | دونيبيزيل | tablet 5 10 23 mg | qtProlonging
Eletriptan | Eletriptán | إليتريبتان | tablet 20 40 80 mg | triptan
Entacapone | Entacapona | إنتاكابون | tablet 200 mg |
Erenumab | Erenumab | إيرينوماب | injection 70 140 mg |
Ergotamine | Ergotamina | إرغوتامين | tablet 1 mg |
Eslicarbazepine acetate; Eslicarbazepine | Acetato de eslicarbazepina; Eslicarbazepina | إسليكاربازيبين | tablet 200 400 800 mg |
Ethosuximide | Etosuximida | إيثوسكسيميد | capsule 250 mg; syrup 250 mg/5ml |
Etodolac | Etodolaco | إيتودولاك | capsule 200 300 mg; tablet 400 500 mg | nsaid
Etoricoxib | Etoricoxib | إيتوريكوكسيب | tablet 30 60 90 120 mg | nsaid
Febuxostat | Febuxostat | فيبوكسوستات | tablet 40 80 120 mg |
Fentanyl | Fentanilo | فنتانيل | injection 0.05 mg/ml; lozenge 200 400 600 800 mcg | opioid
Flunarizine | Flunarizina | فلوناريزين | capsule 5 mg; tablet 10 mg |
Flurbiprofen | Flurbiprofeno | فلوربيبروفين | tablet 50 100 mg; lozenge 8.75 mg | nsaid
Fremanezumab | Fremanezumab | فريمانيزوماب | injection 225 mg |
Frovatriptan | Frovatriptán | فروفاتريبتان | tablet 2.5 mg | triptan
Gabapentin | Gabapentina | غابابنتين | capsule 100 300 400 mg; tablet 600 800 mg |
Galantamine | Galantamina | غالانتامين | capsule 8 16 24 mg; solution 4 mg/ml |
Galcanezumab | Galcanezumab | غالكانيزوماب | injection 120 mg |
Hydrocodone | Hidrocodona | هيدروكودون | tablet 20 30 40 60 mg | opioid
Hydromorphone | Hidromorfona | هيدرومورفون | tablet 2 4 8 mg; injection 2 mg/ml | opioid
Hyoscine butylbromide; Scopolamine butylbromide | Butilbromuro de hioscina; Butilescopolamina | بوتيل بروميد الهيوسين | tablet 10 mg; injection 20 mg/ml |
Ibuprofen | Ibuprofeno | إيبوبروفين | tablet 200 400 600 800 mg; suspension 100 mg/5ml; gel 5 %; suppository 60 125 mg | nsaid
Indometacin; Indomethacin | Indometacina | إندوميثاسين | capsule 25 50 mg; suppository 100 mg | nsaid
Isoflurane | Isoflurano | إيزوفلوران | liquid 100 % |
Ketamine | Ketamina | كيتامين | injection 10 50 mg/ml |
Ketoprofen | Ketoprofeno | كيتوبروفين | capsule 50 100 200 mg; gel 2.5 %; injection 50 mg/ml | nsaid
Ketorolac | Ketorolaco | كيتورولاك | tablet 10 mg; injection 30 mg/ml; drops 0.4 0.5 % | nsaid
Lacosamide | Lacosamida | لاكوساميد | tablet 50 100 150 200 mg; syrup 10 mg/ml |
Lamotrigine | Lamotrigina | لاموتريجين | tablet 25 50 100 200 mg |
Lasmiditan | Lasmiditán | لاسميديتان | tablet 50 100 200 mg |
Levetiracetam | Levetiracetam | ليفيتيراسيتام | tablet 250 500 750 1000 mg; solution 100 mg/ml |
Levodopa | Levodopa | ليفودوبا | |
Lidocaine; Lignocaine | Lidocaína | ليدوكايين | injection 1 2 %; gel 2 %; ointment 5 %; spray 10 % | amideAnesthetic
Lornoxicam | Lornoxicam | لورنوكسيكام | tablet 4 8 mg | nsaid
Mefenamic acid | Ácido mefenámico | حمض الميفيناميك | capsule 250 mg; tablet 500 mg; suspension 50 mg/5ml | nsaid
Meloxicam | Meloxicam | ميلوكسيكام | tablet 7.5 15 mg; injection 10 mg/ml | nsaid
Memantine | Memantina | ميمانتين | tablet 5 10 20 mg; solution 10 mg/ml |
Mepivacaine | Mepivacaína | ميبيفاكايين | injection 2 3 % | amideAnesthetic
Metamizole; Dipyrone | Metamizol; Dipirona | ميتاميزول; ديبيرون | tablet 500 mg; capsule 575 mg; drops 500 mg/ml; injection 500 mg/ml | pyrazolone
Methadone | Metadona | ميثادون | tablet 5 10 mg; solution 1 10 mg/ml | opioid qtProlonging
Methocarbamol | Metocarbamol | ميثوكاربامول | tablet 500 750 mg |
Morphine | Morfina | مورفين | tablet 10 15 30 60 mg; solution 2 20 mg/ml; injection 10 mg/ml | opioid
Nabumetone | Nabumetona | نابوميتون | tablet 500 750 mg | nsaid
Naloxone | Naloxona | نالوكسون | injection 0.4 mg/ml; spray 4 mg |
Naltrexone | Naltrexona | نالتريكسون | tablet 50 mg |
Naproxen | Naproxeno | نابروكسين | tablet 250 375 500 mg; suspension 125 mg/5ml | nsaid
Naratriptan | Naratriptán | ناراتريبتان | tablet 1 2.5 mg | triptan
Neostigmine | Neostigmina | نيوستيغمين | injection 0.5 2.5 mg/ml |
Oxcarbazepine | Oxcarbazepina | أوكسكاربازيبين | tablet 150 300 600 mg; suspension 60 mg/ml |
Oxycodone | Oxicodona | أوكسيكودون | tablet 5 10 20 40 80 mg; solution 5 mg/5ml | opioid
Paracetamol; Acetaminophen | Paracetamol; Acetaminofén | باراسيتامول; أسيتامينوفين | tablet 325 500 650 1000 mg; suspension 120 250 mg/5ml; drops 100 mg/ml; suppository 125 250 500 mg; injection 10 mg/ml |
Parecoxib | Parecoxib | باريكوكسيب | injection 40 mg | nsaid
Perampanel | Perampanel | بيرامبانيل | tablet 2 4 6 8 10 12 mg |
Pethidine; Meperidine | Petidina; Meperidina | بيثيدين; ميبيريدين | injection 50 mg/ml; tablet 50 mg | opioid
Phenobarbital; Phenobarbitone | Fenobarbital | فينوباربيتال | tablet 15 30 60 100 mg; injection 200 mg/ml |
Phenytoin | Fenitoína | فينيتوين | capsule 30 100 mg; suspension 125 mg/5ml; injection 50 mg/ml |
Piroxicam | Piroxicam | بيروكسيكام | capsule 10 20 mg; gel 0.5 % | nsaid
Pramipexole | Pramipexol | براميبيكسول | tablet 0.125 0.25 0.5 1 1.5 mg |
Pregabalin | Pregabalina | بريغابالين | capsule 25 50 75 100 150 300 mg; solution 20 mg/ml |
Prilocaine | Prilocaína | بريلوكايين | injection 3 4 % | amideAnesthetic
Primidone | Primidona | بريميدون | tablet 50 250 mg |
Probenecid | Probenecid | بروبينيسيد | tablet 500 mg |
Procaine | Procaína | بروكايين | injection 1 2 % | esterAnesthetic
Propofol | Propofol | بروبوفول | injection 10 mg/ml |
Pyridostigmine | Piridostigmina | بيريدوستيغمين | tablet 60 180 mg |
Rasagiline | Rasagilina | راساجيلين | tablet 0.5 1 mg | maoInhibitor
Remifentanil | Remifentanilo | ريميفنتانيل | injection 1 2 5 mg | opioid
Riluzole | Riluzol | ريلوزول | tablet 50 mg |
Rimegepant | Rimegepant | ريميجيبانت | tablet 75 mg |
Rivastigmine | Rivastigmina | ريفاستيغمين | capsule 1.5 3 4.5 6 mg; solution 2 mg/ml |
Rizatriptan | Rizatriptán | ريزاتريبتان | tablet 5 10 mg | triptan
Ropinirole | Ropinirol | روبينيرول | tablet 0.25 0.5 1 2 4 5 mg |
Ropivacaine | Ropivacaína | روبيفاكايين | injection 2 7.5 10 mg/ml | amideAnesthetic
Rotigotine | Rotigotina | روتيغوتين | |
Rufinamide | Rufinamida | روفيناميد | tablet 200 400 mg |
Safinamide | Safinamida | سافيناميد | tablet 50 100 mg | maoInhibitor
Selegiline | Selegilina | سيليجيلين | tablet 5 10 mg | maoInhibitor
Sevoflurane | Sevoflurano | سيفوفلوران | liquid 100 % |
Sufentanil | Sufentanilo | سوفنتانيل | injection 5 50 mcg/ml | opioid
Sulindac | Sulindaco | سولينداك | tablet 150 200 mg | nsaid
Sumatriptan | Sumatriptán | سوماتريبتان | tablet 25 50 100 mg; spray 10 20 mg; injection 6 mg | triptan
Suxamethonium; Succinylcholine | Suxametonio; Succinilcolina | سوكساميثونيوم; سكسينيل كولين | injection 20 50 mg/ml |
Tapentadol | Tapentadol | تابنتادول | tablet 50 75 100 150 200 mg | opioid
Tenoxicam | Tenoxicam | تينوكسيكام | tablet 20 mg; injection 20 mg | nsaid
Tetracaine; Amethocaine | Tetracaína | تيتراكايين | drops 0.5 1 %; gel 4 % | esterAnesthetic
Thiopental | Tiopental | ثيوبنتال | injection 500 1000 mg |
Tizanidine | Tizanidina | تيزانيدين | tablet 2 4 6 mg |
Tolperisone | Tolperisona | تولبيريزون | tablet 50 150 mg |
Topiramate | Topiramato | توبيرامات | tablet 25 50 100 200 mg |
Tramadol | Tramadol | ترامادول | capsule 50 mg; tablet 50 100 150 200 mg; drops 100 mg/ml; injection 50 mg/ml | opioid
Trihexyphenidyl; Benzhexol | Trihexifenidilo | تريهكسيفينيديل | tablet 2 5 mg |
Valproic acid; Valproate; Sodium valproate; Divalproex | Ácido valproico; Valproato | حمض الفالبرويك; فالبروات | tablet 200 250 500 mg; syrup 200 250 mg/5ml; injection 100 mg/ml |
Vigabatrin | Vigabatrina | فيغاباترين | tablet 500 mg; sachet 500 mg |
Zolmitriptan | Zolmitriptán | زولميتريبتان | tablet 2.5 5 mg; spray 5 mg | triptan
Zonisamide | Zonisamida | زونيساميد | capsule 25 50 100 mg |
`;
