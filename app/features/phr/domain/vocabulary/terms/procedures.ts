/** Common operations and procedures. English | Spanish | Arabic: the usual name first. */
export const PROCEDURES = `
Appendectomy; Appendix removal | Apendicectomía; Extirpación del apéndice | استئصال الزائدة الدودية; عملية الزائدة
Cholecystectomy; Gallbladder removal | Colecistectomía; Extirpación de la vesícula | استئصال المرارة; عملية المرارة
Inguinal hernia repair; Groin hernia repair | Reparación de hernia inguinal; Hernioplastia inguinal | إصلاح الفتق الإربي; عملية الفتق الإربي
Umbilical hernia repair | Reparación de hernia umbilical | إصلاح الفتق السري
Incisional hernia repair; Abdominal wall hernia repair | Reparación de hernia incisional | إصلاح الفتق الجراحي
Hiatal hernia repair; Fundoplication | Reparación de hernia de hiato; Funduplicatura | إصلاح فتق الحجاب الحاجز; تثنية القاع
Gastric bypass | Derivación gástrica; Bypass gástrico | تحويل مسار المعدة
Sleeve gastrectomy; Gastric sleeve | Gastrectomía en manga; Manga gástrica | تكميم المعدة; قص المعدة
Gastric banding | Banda gástrica | ربط المعدة
Gastrectomy; Stomach removal | Gastrectomía | استئصال المعدة
Colectomy; Bowel resection | Colectomía; Resección de colon | استئصال القولون
Hemicolectomy | Hemicolectomía | استئصال نصف القولون
Colostomy | Colostomía | فغر القولون
Ileostomy | Ileostomía | فغر اللفائفي
Hemorrhoidectomy; Hemorrhoid removal | Hemorroidectomía | استئصال البواسير; عملية البواسير
Anal fistula surgery; Fistulotomy | Cirugía de fístula anal; Fistulotomía | جراحة الناسور الشرجي
Anal fissure surgery; Sphincterotomy | Cirugía de fisura anal; Esfinterotomía | جراحة الشق الشرجي; جراحة الشرخ
Pilonidal cyst removal | Extirpación de quiste pilonidal | استئصال الكيس الشعري
Splenectomy; Spleen removal | Esplenectomía | استئصال الطحال
Liver resection; Hepatectomy | Resección hepática; Hepatectomía | استئصال جزء من الكبد
Liver transplant; Liver transplantation | Trasplante de hígado | زراعة الكبد
Whipple operation; Pancreaticoduodenectomy | Operación de Whipple; Pancreatoduodenectomía | عملية ويبل; استئصال البنكرياس والاثني عشر
Laparoscopy; Keyhole surgery | Laparoscopia | تنظير البطن; جراحة المنظار
Laparotomy; Open abdominal surgery | Laparotomía | فتح البطن
Gastroscopy; Upper endoscopy; EGD | Gastroscopia; Endoscopia digestiva alta | تنظير المعدة; منظار المعدة
Colonoscopy | Colonoscopia | تنظير القولون; منظار القولون
Colon polyp removal; Polypectomy | Extirpación de pólipos de colon; Polipectomía | استئصال سليلة القولون
ERCP; Endoscopic retrograde cholangiopancreatography | CPRE; Colangiopancreatografía retrógrada endoscópica | تصوير القنوات الصفراوية بالمنظار
Feeding tube placement; PEG; Gastrostomy | Colocación de sonda de alimentación; Gastrostomía | تركيب أنبوب التغذية; فغر المعدة
Coronary bypass surgery; CABG; Heart bypass | Cirugía de derivación coronaria; Bypass coronario | جراحة مجازة الشريان التاجي; عملية القلب المفتوح
Coronary angioplasty with stent; PCI; Coronary stent | Angioplastia coronaria con stent; Stent coronario | توسيع الشريان التاجي بالدعامة; قسطرة علاجية; دعامة القلب
Cardiac catheterization; Coronary angiography; Heart catheter | Cateterismo cardíaco; Coronariografía | قسطرة القلب; تصوير الشرايين التاجية
Pacemaker implantation; Pacemaker | Implante de marcapasos; Marcapasos | زرع منظم ضربات القلب; بطارية القلب
Defibrillator implantation; ICD implantation | Implante de desfibrilador; DAI | زرع مزيل الرجفان
Cardiac ablation; Catheter ablation | Ablación cardíaca; Ablación con catéter | كي بؤرة القلب; الاجتثاث بالقسطرة
Cardioversion | Cardioversión | تقويم نظم القلب
Aortic valve replacement | Reemplazo de válvula aórtica; Recambio valvular aórtico | استبدال الصمام الأبهري
TAVI; Transcatheter aortic valve implantation; TAVR | TAVI; Implante percutáneo de válvula aórtica | زرع الصمام الأبهري بالقسطرة
Mitral valve repair | Reparación de válvula mitral | إصلاح الصمام التاجي
Mitral valve replacement | Reemplazo de válvula mitral | استبدال الصمام التاجي
Atrial septal defect closure | Cierre de comunicación interauricular | إغلاق عيب الحاجز الأذيني
Ventricular septal defect closure | Cierre de comunicación interventricular | إغلاق عيب الحاجز البطيني
Heart transplant | Trasplante de corazón | زراعة القلب
Aortic aneurysm repair | Reparación de aneurisma de aorta | إصلاح أم الدم الأبهرية
Carotid endarterectomy; Carotid artery surgery | Endarterectomía carotídea | استئصال بطانة الشريان السباتي
Leg bypass surgery; Peripheral bypass | Derivación arterial de la pierna | جراحة مجازة شرايين الساق
Varicose vein surgery; Vein stripping | Cirugía de varices; Safenectomía | جراحة الدوالي; سحب الوريد
Varicose vein laser treatment; Endovenous ablation | Tratamiento láser de varices; Ablación endovenosa | علاج الدوالي بالليزر
Dialysis fistula creation; AV fistula | Fístula para diálisis; Fístula arteriovenosa | وصلة غسيل الكلى; الناسور الشرياني الوريدي
Central venous port placement; Port-a-cath | Colocación de catéter con reservorio | تركيب بورت وريدي
Lung lobectomy; Lobectomy | Lobectomía pulmonar; Lobectomía | استئصال فص الرئة
Lung transplant | Trasplante de pulmón | زراعة الرئة
Bronchoscopy | Broncoscopia | تنظير القصبات; منظار القصبات
Chest drain insertion; Thoracostomy | Colocación de drenaje torácico | تركيب أنبوب الصدر
Thoracentesis; Pleural tap | Toracocentesis | بزل الصدر
Tonsillectomy; Tonsil removal | Amigdalectomía; Extirpación de amígdalas | استئصال اللوزتين; عملية اللوز
Adenoidectomy; Adenoid removal | Adenoidectomía; Extirpación de adenoides | استئصال اللحمية; عملية اللحمية
Ear tubes; Tympanostomy tubes; Grommets | Tubos de timpanostomía; Drenajes timpánicos | أنابيب تهوية الأذن
Eardrum repair; Tympanoplasty | Timpanoplastia; Reparación del tímpano | ترقيع طبلة الأذن
Cochlear implant | Implante coclear | زراعة القوقعة
Septoplasty; Nasal septum surgery | Septoplastia | تقويم الحاجز الأنفي; عملية انحراف الأنف
Rhinoplasty; Nose surgery | Rinoplastia | تجميل الأنف
Sinus surgery; Endoscopic sinus surgery | Cirugía de senos paranasales | جراحة الجيوب الأنفية
Tracheostomy | Traqueostomía | فغر الرغامى; ثقب القصبة الهوائية
Thyroidectomy; Thyroid removal | Tiroidectomía | استئصال الغدة الدرقية
Parathyroidectomy | Paratiroidectomía | استئصال جارات الدرقية
Adrenalectomy | Adrenalectomía; Suprarrenalectomía | استئصال الكظر
Wisdom tooth removal; Wisdom tooth extraction | Extracción de muelas del juicio | خلع ضرس العقل
Tooth extraction | Extracción dental | خلع السن
Dental implant | Implante dental | زراعة الأسنان
Root canal treatment | Endodoncia; Tratamiento de conducto | علاج عصب السن; حشو العصب
Jaw surgery; Orthognathic surgery | Cirugía de mandíbula; Cirugía ortognática | جراحة الفك
Cleft lip and palate repair | Reparación de labio leporino y paladar hendido | إصلاح الشفة والحنك المشقوقين
Cataract surgery; Lens implant | Cirugía de cataratas; Lente intraocular | جراحة الساد; عملية المياه البيضاء
Glaucoma surgery; Trabeculectomy | Cirugía de glaucoma; Trabeculectomía | جراحة الزرق; عملية المياه الزرقاء
Laser eye surgery; LASIK; Refractive surgery | Cirugía refractiva con láser; LASIK | تصحيح النظر بالليزر; الليزك
Retinal detachment surgery | Cirugía de desprendimiento de retina | جراحة انفصال الشبكية
Vitrectomy | Vitrectomía | استئصال الزجاجي
Retinal laser treatment; Photocoagulation | Tratamiento láser de la retina; Fotocoagulación | علاج الشبكية بالليزر
Eye injection; Intravitreal injection | Inyección intravítrea; Inyección en el ojo | حقن العين
Corneal transplant | Trasplante de córnea | زراعة القرنية
Squint surgery; Strabismus surgery | Cirugía de estrabismo | جراحة الحول
Eyelid surgery; Blepharoplasty | Cirugía de párpados; Blefaroplastia | جراحة الجفون
Hip replacement; Hip arthroplasty | Prótesis de cadera; Artroplastia de cadera | استبدال مفصل الورك; تبديل مفصل الورك
Knee replacement; Knee arthroplasty | Prótesis de rodilla; Artroplastia de rodilla | استبدال مفصل الركبة; تبديل مفصل الركبة
Shoulder replacement | Prótesis de hombro | استبدال مفصل الكتف
Knee arthroscopy | Artroscopia de rodilla | تنظير الركبة; منظار الركبة
Shoulder arthroscopy | Artroscopia de hombro | تنظير الكتف; منظار الكتف
Meniscus surgery; Meniscectomy | Cirugía de menisco; Meniscectomía | جراحة الغضروف الهلالي
Cruciate ligament reconstruction; ACL reconstruction | Reconstrucción del ligamento cruzado | إعادة بناء الرباط الصليبي; عملية الرباط الصليبي
Rotator cuff repair | Reparación del manguito rotador | إصلاح الكفة المدورة
Fracture fixation; Open reduction and internal fixation; ORIF | Osteosíntesis; Fijación de fractura | تثبيت الكسر جراحيا; تثبيت الكسر بالصفائح
Hip fracture surgery | Cirugía de fractura de cadera | جراحة كسر الورك
Removal of metal implants; Hardware removal | Retirada de material de osteosíntesis | إزالة الصفائح والمسامير
Closed fracture reduction; Plaster cast | Reducción cerrada de fractura; Yeso | رد الكسر المغلق; التجبير
Bunion surgery | Cirugía de juanete | جراحة إبهام القدم الأروح
Carpal tunnel release; Carpal tunnel surgery | Liberación del túnel carpiano | تحرير النفق الرسغي; عملية النفق الرسغي
Trigger finger release | Liberación de dedo en gatillo | تحرير الإصبع الزنادية
Achilles tendon repair | Reparación del tendón de Aquiles | إصلاح وتر أخيل
Spinal fusion | Fusión vertebral; Artrodesis vertebral | دمج الفقرات; تثبيت الفقرات
Disc surgery; Discectomy; Microdiscectomy | Discectomía; Cirugía de hernia discal | استئصال القرص الغضروفي; عملية الديسك
Laminectomy; Spinal decompression | Laminectomía; Descompresión vertebral | استئصال الصفيحة الفقرية
Scoliosis surgery | Cirugía de escoliosis | جراحة الجنف
Leg amputation | Amputación de la pierna | بتر الساق
Toe amputation | Amputación de un dedo del pie | بتر إصبع القدم
Joint injection; Steroid injection into a joint | Infiltración articular | حقن المفصل; إبرة المفصل
Craniotomy; Brain surgery | Craneotomía; Cirugía cerebral | فتح الجمجمة; جراحة الدماغ
Brain tumor removal | Extirpación de tumor cerebral | استئصال ورم الدماغ
Brain aneurysm repair; Aneurysm clipping; Aneurysm coiling | Reparación de aneurisma cerebral | إصلاح أم الدم الدماغية
Shunt for hydrocephalus; Ventriculoperitoneal shunt; VP shunt | Derivación ventriculoperitoneal | تحويلة استسقاء الرأس
Deep brain stimulation | Estimulación cerebral profunda | التحفيز العميق للدماغ
Lumbar puncture; Spinal tap | Punción lumbar | البزل القطني
Cesarean section; C-section; Caesarean section | Cesárea | الولادة القيصرية; العملية القيصرية
Vaginal delivery; Normal delivery | Parto vaginal; Parto normal | الولادة المهبلية; الولادة الطبيعية
Assisted vaginal delivery; Forceps delivery; Vacuum delivery | Parto instrumental; Parto con fórceps; Parto con ventosa | الولادة المهبلية المساعدة; الولادة بالشفط
Hysterectomy; Womb removal; Uterus removal | Histerectomía; Extirpación del útero | استئصال الرحم
Fibroid removal; Myomectomy | Miomectomía; Extirpación de miomas | استئصال الورم الليفي
Dilation and curettage; D and C | Dilatación y legrado; Legrado uterino | توسيع وكحت الرحم; تنظيف الرحم
Ovarian cyst removal | Extirpación de quiste ovárico | استئصال كيس المبيض
Ovary removal; Oophorectomy | Ooforectomía; Extirpación de ovario | استئصال المبيض
Ectopic pregnancy surgery; Salpingectomy | Cirugía de embarazo ectópico; Salpingectomía | جراحة الحمل خارج الرحم; استئصال قناة فالوب
Tubal ligation; Female sterilization | Ligadura de trompas | ربط قناتي فالوب; ربط الأنابيب
Hysteroscopy | Histeroscopia | تنظير الرحم
Colposcopy | Colposcopia | تنظير عنق الرحم
Cervical conization; LEEP | Conización cervical | استئصال مخروطي لعنق الرحم
Cervical cerclage | Cerclaje cervical | ربط عنق الرحم
IUD insertion; Intrauterine device insertion | Colocación de DIU; Dispositivo intrauterino | تركيب اللولب
In vitro fertilization; IVF | Fecundación in vitro; FIV | التلقيح الصناعي; أطفال الأنابيب
Amniocentesis | Amniocentesis | بزل السائل الأمنيوسي
Prolapse surgery; Pelvic floor repair | Cirugía de prolapso; Reparación del suelo pélvico | جراحة الهبوط; إصلاح قاع الحوض
Mastectomy; Breast removal | Mastectomía | استئصال الثدي
Breast lump removal; Lumpectomy | Tumorectomía; Extirpación de bulto mamario | استئصال كتلة الثدي
Breast reconstruction | Reconstrucción mamaria | إعادة بناء الثدي
Breast reduction | Reducción mamaria | تصغير الثدي
Breast implants; Breast augmentation | Implantes mamarios; Aumento mamario | زراعة الثدي; تكبير الثدي
Breast biopsy | Biopsia de mama | خزعة الثدي
Prostate surgery; TURP; Transurethral resection of the prostate | Resección transuretral de próstata; RTU de próstata | استئصال البروستاتا عبر الإحليل; تجريف البروستاتا
Prostatectomy; Prostate removal | Prostatectomía | استئصال البروستاتا
Prostate biopsy | Biopsia de próstata | خزعة البروستاتا
Circumcision | Circuncisión | الختان; الطهور
Vasectomy | Vasectomía | قطع القناة الدافقة
Hydrocele surgery | Cirugía de hidrocele | جراحة القيلة المائية
Varicocele surgery | Cirugía de varicocele | جراحة دوالي الخصية
Undescended testicle surgery; Orchidopexy | Orquidopexia; Descenso testicular | تثبيت الخصية; إنزال الخصية
Testicle removal; Orchiectomy | Orquiectomía | استئصال الخصية
Kidney stone shock wave treatment; Lithotripsy; ESWL | Litotricia; Litotricia por ondas de choque | تفتيت حصى الكلى
Kidney stone removal; Ureteroscopy; PCNL | Extracción de cálculo renal; Ureteroscopia | استخراج حصى الكلى; تنظير الحالب
Ureteral stent placement; JJ stent; Double-J stent | Colocación de catéter doble J | تركيب دعامة الحالب
Kidney removal; Nephrectomy | Nefrectomía; Extirpación de riñón | استئصال الكلية
Kidney transplant; Kidney transplantation | Trasplante de riñón; Trasplante renal | زراعة الكلى
Kidney biopsy | Biopsia renal | خزعة الكلية
Cystoscopy | Cistoscopia | تنظير المثانة; منظار المثانة
Bladder tumor removal; TURBT | Resección transuretral de tumor vesical | استئصال ورم المثانة
Bladder removal; Cystectomy | Cistectomía | استئصال المثانة
Hemodialysis; Dialysis | Hemodiálisis; Diálisis | غسيل الكلى الدموي; الديال الدموي
Peritoneal dialysis | Diálisis peritoneal | غسيل الكلى البريتوني
Skin lesion removal; Mole removal; Skin excision | Extirpación de lesión cutánea; Extirpación de lunar | استئصال آفة جلدية; إزالة شامة
Skin biopsy | Biopsia de piel | خزعة الجلد
Skin graft | Injerto de piel | ترقيع الجلد; طعم جلدي
Lipoma removal | Extirpación de lipoma | استئصال الورم الشحمي
Abscess drainage; Incision and drainage | Drenaje de absceso | تصريف الخراج; فتح الخراج
Wound suture; Stitches | Sutura de herida; Puntos de sutura | خياطة الجرح
Ingrown toenail surgery | Cirugía de uña encarnada | جراحة الظفر الناشب
Abdominoplasty; Tummy tuck | Abdominoplastia | شد البطن
Liposuction | Liposucción | شفط الدهون
Hair transplant | Trasplante de cabello | زراعة الشعر
Lymph node removal; Lymph node biopsy | Extirpación de ganglio linfático; Biopsia de ganglio | استئصال عقدة لمفاوية; خزعة عقدة لمفاوية
Bone marrow biopsy | Biopsia de médula ósea | خزعة نقي العظم
Bone marrow transplant; Stem cell transplant | Trasplante de médula ósea; Trasplante de células madre | زراعة نخاع العظم; زراعة الخلايا الجذعية
Liver biopsy | Biopsia hepática | خزعة الكبد
Thyroid biopsy; Thyroid fine needle aspiration | Biopsia de tiroides; Punción de tiroides | خزعة الغدة الدرقية
Chemotherapy | Quimioterapia | العلاج الكيميائي
Radiotherapy; Radiation therapy | Radioterapia | العلاج الإشعاعي
Blood transfusion | Transfusión de sangre | نقل الدم
`;
