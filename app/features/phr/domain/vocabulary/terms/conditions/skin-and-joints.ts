/** Diseases of the skin, the joints, the bones and the back. ICD-10 code | English | Spanish | Arabic. */
export const SKIN_AND_JOINTS = `
L01.0 | Impetigo | Impétigo | القوباء
L02.9 | Skin abscess; Boil; Furuncle | Absceso cutáneo; Forúnculo | خراج الجلد; الدمل
L03.9 | Cellulitis | Celulitis infecciosa | التهاب النسيج الخلوي
L05.9 | Pilonidal cyst | Quiste pilonidal | الكيس الشعري; الناسور العصعصي
L10.0 | Pemphigus vulgaris; Pemphigus | Pénfigo vulgar; Pénfigo | الفقاع الشائع
L20.9 | Eczema; Atopic dermatitis | Dermatitis atópica; Eczema | التهاب الجلد التأتبي; الإكزيما
L21.9 | Seborrheic dermatitis; Seborrhoeic dermatitis | Dermatitis seborreica | التهاب الجلد الدهني; التهاب الجلد الزهمي
L22 | Diaper rash; Nappy rash | Dermatitis del pañal | طفح الحفاض; التسميط
L23.9 | Allergic contact dermatitis | Dermatitis alérgica de contacto | التهاب الجلد التماسي الأرجي
L24.9 | Irritant contact dermatitis | Dermatitis de contacto irritativa | التهاب الجلد التماسي المهيج
L30.9 | Dermatitis | Dermatitis | التهاب الجلد
L40.5 | Psoriatic arthritis | Artritis psoriásica | التهاب المفاصل الصدفي
L40.9 | Psoriasis | Psoriasis | الصدفية
L42 | Pityriasis rosea | Pitiriasis rosada | النخالية الوردية
L43.9 | Lichen planus | Liquen plano | الحزاز المسطح
L50.9 | Hives; Urticaria | Urticaria; Ronchas | الشرى; الأرتيكاريا
L57.0 | Actinic keratosis | Queratosis actínica | التقران السفعي
L60.0 | Ingrown toenail; Ingrowing nail | Uña encarnada | الظفر الناشب
L63.9 | Alopecia areata | Alopecia areata | الثعلبة; الحاصة البقعية
L64.9 | Androgenic alopecia; Pattern hair loss | Alopecia androgénica; Calvicie | الصلع الوراثي; الثعلبة الذكورية
L70.0 | Acne; Acne vulgaris | Acné; Acné vulgar | حب الشباب; العد الشائع
L71.9 | Rosacea | Rosácea | الوردية; العد الوردي
L72.0 | Epidermal cyst; Epidermoid cyst | Quiste epidérmico | الكيس البشروي
L73.2 | Hidradenitis suppurativa | Hidradenitis supurativa | التهاب الغدد العرقية القيحي
L80 | Vitiligo | Vitíligo | البهاق
L81.1 | Melasma; Chloasma | Melasma; Cloasma | الكلف
L82 | Seborrheic keratosis | Queratosis seborreica | التقران الدهني
L84 | Corns and calluses | Callos; Callosidades | مسامير القدم; الأثفان
L89.9 | Pressure ulcer; Bedsore | Úlcera por presión; Escara | قرحة الضغط; قرحة الفراش
L91.0 | Keloid; Hypertrophic scar | Queloide | الجدرة; ندبة ضخامية
L93.0 | Discoid lupus | Lupus discoide | الذئبة القرصية
M06.9 | Rheumatoid arthritis | Artritis reumatoide | التهاب المفاصل الروماتويدي; الروماتويد
M08.9 | Juvenile arthritis; Juvenile idiopathic arthritis | Artritis juvenil | التهاب المفاصل الشبابي
M10.9 | Gout | Gota | النقرس
M13.9 | Arthritis | Artritis | التهاب المفاصل
M15.9 | Polyarthrosis; Osteoarthritis of many joints | Poliartrosis; Artrosis generalizada | الفصال المتعدد
M16.9 | Hip osteoarthritis; Coxarthrosis | Artrosis de cadera; Coxartrosis | خشونة الورك; الفصال العظمي للورك
M17.9 | Knee osteoarthritis; Knee arthrosis; Gonarthrosis | Artrosis de rodilla; Gonartrosis | خشونة الركبة; الفصال العظمي للركبة
M19.9 | Osteoarthritis; Arthrosis | Artrosis; Osteoartritis | الفصال العظمي; خشونة المفاصل
M20.1 | Bunion; Hallux valgus | Juanete; Hallux valgus | إبهام القدم الأروح; الوكعة
M22.4 | Chondromalacia patellae; Runner's knee | Condromalacia rotuliana | تلين غضروف الرضفة
M23.2 | Old meniscus tear | Lesión antigua de menisco | تمزق الغضروف الهلالي القديم
M25.5 | Joint pain; Arthralgia | Dolor articular; Artralgia | ألم المفاصل
M31.3 | Granulomatosis with polyangiitis; Wegener granulomatosis | Granulomatosis con poliangeítis | الورام الحبيبي مع التهاب الأوعية المتعدد
M32.9 | Lupus; Systemic lupus erythematosus; SLE | Lupus eritematoso sistémico; Lupus; LES | الذئبة الحمراء; الذئبة الحمامية الجهازية
M33.2 | Polymyositis | Polimiositis | التهاب العضلات المتعدد
M34.9 | Scleroderma; Systemic sclerosis | Esclerodermia; Esclerosis sistémica | تصلب الجلد; التصلب الجهازي
M35.0 | Sjögren's syndrome; Sicca syndrome | Síndrome de Sjögren | متلازمة شوغرن
M35.2 | Behçet's disease | Enfermedad de Behçet | داء بهجت
M35.3 | Polymyalgia rheumatica | Polimialgia reumática | ألم العضلات الروماتزمي
M41.9 | Scoliosis | Escoliosis | الجنف; انحراف العمود الفقري
M45 | Ankylosing spondylitis | Espondilitis anquilosante | التهاب الفقار المقسط; التهاب الفقار اللاصق
M47.9 | Spondylosis; Spinal osteoarthritis | Espondilosis | داء الفقار; خشونة الفقرات
M48.0 | Spinal stenosis | Estenosis espinal; Estenosis del canal lumbar | تضيق القناة الشوكية
M50.2 | Cervical disc herniation; Slipped disc in the neck | Hernia discal cervical | انزلاق غضروفي رقبي
M51.2 | Lumbar disc herniation; Slipped disc; Herniated disc | Hernia discal lumbar; Hernia de disco | انزلاق غضروفي قطني; الديسك; الانزلاق الغضروفي
M54.2 | Neck pain; Cervicalgia | Dolor de cuello; Cervicalgia | ألم الرقبة
M54.3 | Sciatica | Ciática | عرق النسا; ألم العصب الوركي
M54.5 | Low back pain; Lumbago | Dolor lumbar; Lumbalgia; Lumbago | ألم أسفل الظهر
M54.9 | Back pain | Dolor de espalda | ألم الظهر
M65.3 | Trigger finger | Dedo en gatillo; Dedo en resorte | الإصبع الزنادية
M65.4 | De Quervain's tenosynovitis | Tenosinovitis de De Quervain | التهاب غمد الوتر لدي كيرفان
M67.4 | Ganglion cyst | Ganglión; Quiste ganglionar | الكيس الزلالي; العقدة
M70.6 | Hip bursitis; Trochanteric bursitis | Bursitis trocantérica | التهاب الجراب المدوري
M71.2 | Baker's cyst; Popliteal cyst | Quiste de Baker | كيسة بيكر
M72.0 | Dupuytren's contracture | Contractura de Dupuytren | تقفع دوبويتران
M72.2 | Plantar fasciitis | Fascitis plantar | التهاب اللفافة الأخمصية; مسمار العظم
M75.0 | Frozen shoulder; Adhesive capsulitis | Hombro congelado; Capsulitis adhesiva | الكتف المتجمدة; التهاب المحفظة اللاصق
M75.1 | Rotator cuff syndrome; Rotator cuff tear | Síndrome del manguito rotador | متلازمة الكفة المدورة; تمزق الكفة المدورة
M76.6 | Achilles tendinitis | Tendinitis aquílea | التهاب وتر أخيل
M77.0 | Golfer's elbow; Medial epicondylitis | Epicondilitis medial; Codo de golfista | مرفق لاعب الغولف
M77.1 | Tennis elbow; Lateral epicondylitis | Epicondilitis lateral; Codo de tenista | مرفق لاعب التنس
M79.1 | Muscle pain; Myalgia | Dolor muscular; Mialgia | ألم العضلات
M79.7 | Fibromyalgia | Fibromialgia | الألم العضلي الليفي; الفيبروميالجيا
M81.9 | Osteoporosis | Osteoporosis | هشاشة العظام; تخلخل العظام
M85.8 | Osteopenia; Low bone density | Osteopenia | قلة العظم; نقص كثافة العظام
M86.9 | Osteomyelitis; Bone infection | Osteomielitis | التهاب العظم والنقي
M88.9 | Paget's disease of bone | Enfermedad ósea de Paget | داء باجيت العظمي
`;
