/** Rheumatism, transplants, cancer. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const IMMUNITY_AND_CANCER = `
Abatacept | Abatacept | أباتاسيبت | injection 125 250 mg |
Abemaciclib | Abemaciclib | أبيماسيكليب | tablet 50 100 150 mg |
Abiraterone | Abiraterona | أبيراتيرون | tablet 250 500 mg |
Adalimumab | Adalimumab | أداليموماب | injection 20 40 80 mg | tnfInhibitor
Anakinra | Anakinra | أناكينرا | injection 100 mg |
Apremilast | Apremilast | أبريميلاست | tablet 10 20 30 mg |
Azathioprine | Azatioprina | أزاثيوبرين | tablet 25 50 mg | thiopurine
Baricitinib | Baricitinib | باريسيتينيب | tablet 2 4 mg |
BCG intravesical | BCG intravesical | بي سي جي داخل المثانة | injection 50 mg |
Bevacizumab | Bevacizumab | بيفاسيزوماب | injection 25 mg/ml |
Bleomycin | Bleomicina | بليوميسين | injection 15 mg |
Bortezomib | Bortezomib | بورتيزوميب | injection 3.5 mg |
Capecitabine | Capecitabina | كابيسيتابين | tablet 150 500 mg |
Carboplatin | Carboplatino | كاربوبلاتين | injection 10 mg/ml | platinum
Certolizumab pegol; Certolizumab | Certolizumab pegol | سيرتوليزوماب بيغول | injection 200 mg | tnfInhibitor
Cetuximab | Cetuximab | سيتوكسيماب | injection 5 mg/ml |
Chlorambucil | Clorambucilo | كلورامبوسيل | tablet 2 mg |
Ciclosporin; Cyclosporine | Ciclosporina | سيكلوسبورين | capsule 25 50 100 mg; solution 100 mg/ml; drops 0.05 0.1 % |
Cisplatin | Cisplatino | سيسبلاتين | injection 1 mg/ml | platinum
Cyclophosphamide | Ciclofosfamida | سيكلوفوسفاميد | tablet 50 mg; injection 200 500 1000 mg |
Cytarabine | Citarabina | سيتارابين | injection 100 500 1000 mg |
Dasatinib | Dasatinib | داساتينيب | tablet 20 50 70 100 mg |
Deferasirox | Deferasirox | ديفيراسيروكس | tablet 90 125 180 250 360 500 mg |
Deferoxamine; Desferrioxamine | Deferoxamina | ديفيروكسامين | injection 500 mg |
Dimethyl fumarate | Dimetilfumarato | ثنائي ميثيل فومارات | capsule 120 240 mg |
Docetaxel | Docetaxel | دوسيتاكسيل | injection 20 80 mg | taxane
Doxorubicin | Doxorubicina | دوكسوروبيسين | injection 2 mg/ml |
Epirubicin | Epirubicina | إبيروبيسين | injection 2 mg/ml |
Epoetin alfa; Erythropoietin | Epoetina alfa; Eritropoyetina | إيبويتين ألفا; إريثروبويتين | injection 2000 4000 10000 units |
Erlotinib | Erlotinib | إرلوتينيب | tablet 25 100 150 mg |
Etanercept | Etanercept | إيتانرسيبت | injection 25 50 mg | tnfInhibitor
Etoposide | Etopósido | إيتوبوسيد | injection 20 mg/ml; capsule 50 100 mg |
Everolimus | Everolimus | إيفيروليموس | tablet 0.25 0.5 0.75 2.5 5 10 mg |
Exemestane | Exemestano | إكزيميستان | tablet 25 mg |
Filgrastim | Filgrastim | فيلغراستيم | injection 300 480 mcg |
Fingolimod | Fingolimod | فينغوليمود | capsule 0.5 mg |
Fludarabine | Fludarabina | فلودارابين | injection 50 mg; tablet 10 mg |
Fluorouracil; 5-FU | Fluorouracilo | فلورويوراسيل | injection 50 mg/ml; cream 5 % |
Fulvestrant | Fulvestrant | فولفيسترانت | injection 250 mg |
Gefitinib | Gefitinib | جيفيتينيب | tablet 250 mg |
Gemcitabine | Gemcitabina | جيمسيتابين | injection 200 1000 mg |
Glatiramer acetate; Glatiramer | Acetato de glatiramero; Glatiramero | غلاتيرامير | injection 20 40 mg |
Golimumab | Golimumab | غوليموماب | injection 50 100 mg | tnfInhibitor
Guselkumab | Guselkumab | غوسيلكوماب | injection 100 mg |
Hydroxycarbamide; Hydroxyurea | Hidroxicarbamida; Hidroxiurea | هيدروكسي كارباميد; هيدروكسي يوريا | capsule 500 mg; tablet 100 1000 mg |
Ibrutinib | Ibrutinib | إيبروتينيب | capsule 140 mg |
Imatinib | Imatinib | إيماتينيب | tablet 100 400 mg |
Infliximab | Infliximab | إنفليكسيماب | injection 100 mg | tnfInhibitor
Interferon beta-1a | Interferón beta-1a | إنترفيرون بيتا-1أ | injection 30 44 mcg |
Irinotecan | Irinotecán | إرينوتيكان | injection 20 mg/ml |
Ixekizumab | Ixekizumab | إكسيكيزوماب | injection 80 mg |
Leflunomide | Leflunomida | ليفلونوميد | tablet 10 20 mg |
Lenalidomide | Lenalidomida | ليناليدوميد | capsule 5 10 15 25 mg |
Melphalan | Melfalán | ميلفالان | tablet 2 mg; injection 50 mg |
Mercaptopurine; 6-mercaptopurine | Mercaptopurina | ميركابتوبيورين | tablet 50 mg | thiopurine
Methotrexate | Metotrexato | ميثوتريكسات | tablet 2.5 10 mg; injection 25 mg/ml |
Mycophenolate mofetil | Micofenolato mofetilo | ميكوفينولات موفيتيل | tablet 500 mg; capsule 250 mg |
Mycophenolic acid | Ácido micofenólico | حمض الميكوفينوليك | tablet 180 360 mg |
Natalizumab | Natalizumab | ناتاليزوماب | injection 300 mg |
Nilotinib | Nilotinib | نيلوتينيب | capsule 150 200 mg | qtProlonging
Nivolumab | Nivolumab | نيفولوماب | injection 10 mg/ml |
Ocrelizumab | Ocrelizumab | أوكريليزوماب | injection 30 mg/ml |
Olaparib | Olaparib | أولاباريب | tablet 100 150 mg |
Osimertinib | Osimertinib | أوسيميرتينيب | tablet 40 80 mg |
Oxaliplatin | Oxaliplatino | أوكساليبلاتين | injection 5 mg/ml | platinum
Paclitaxel | Paclitaxel | باكليتاكسيل | injection 6 mg/ml | taxane
Palbociclib | Palbociclib | بالبوسيكليب | capsule 75 100 125 mg |
Pembrolizumab | Pembrolizumab | بيمبروليزوماب | injection 25 mg/ml |
Pemetrexed | Pemetrexed | بيميتريكسيد | injection 100 500 mg |
Penicillamine | Penicilamina | بنيسيلامين | capsule 125 250 mg |
Ribociclib | Ribociclib | ريبوسيكليب | tablet 200 mg | qtProlonging
Risankizumab | Risankizumab | ريسانكيزوماب | injection 75 150 mg |
Rituximab | Rituximab | ريتوكسيماب | injection 10 mg/ml |
Ruxolitinib | Ruxolitinib | روكسوليتينيب | tablet 5 10 15 20 mg; cream 1.5 % |
Secukinumab | Secukinumab | سيكوكينوماب | injection 150 300 mg |
Sirolimus; Rapamycin | Sirolimus; Rapamicina | سيروليموس; راباميسين | tablet 0.5 1 2 mg |
Sorafenib | Sorafenib | سورافينيب | tablet 200 mg |
Sunitinib | Sunitinib | سونيتينيب | capsule 12.5 25 50 mg |
Temozolomide | Temozolomida | تيموزولوميد | capsule 5 20 100 250 mg |
Teriflunomide | Teriflunomida | تيريفلونوميد | tablet 7 14 mg |
Thalidomide | Talidomida | ثاليدوميد | capsule 50 100 mg |
Tocilizumab | Tocilizumab | توسيليزوماب | injection 20 mg/ml; injection 162 mg |
Tofacitinib | Tofacitinib | توفاسيتينيب | tablet 5 10 11 mg |
Trastuzumab | Trastuzumab | تراستوزوماب | injection 150 440 600 mg |
Upadacitinib | Upadacitinib | أوباداسيتينيب | tablet 15 30 45 mg |
Ustekinumab | Ustekinumab | أوستيكينوماب | injection 45 90 130 mg |
Vedolizumab | Vedolizumab | فيدوليزوماب | injection 108 300 mg |
Venetoclax | Venetoclax | فينيتوكلاكس | tablet 10 50 100 mg |
Vinblastine | Vinblastina | فينبلاستين | injection 1 mg/ml |
Vincristine | Vincristina | فينكريستين | injection 1 mg/ml |
`;
