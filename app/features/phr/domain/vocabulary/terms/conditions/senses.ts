/** Diseases of the eyes and ears. ICD-10 code | English | Spanish | Arabic. */
export const SENSES = `
H00.0 | Stye; Hordeolum | Orzuelo | الشعيرة; شحاذ العين
H00.1 | Chalazion | Chalazión | البردة
H01.0 | Blepharitis | Blefaritis | التهاب الجفن
H04.1 | Dry eye; Lacrimal gland disorder | Ojo seco | جفاف العين
H10.1 | Allergic conjunctivitis; Acute atopic conjunctivitis | Conjuntivitis alérgica | التهاب الملتحمة التحسسي; رمد تحسسي
H10.9 | Conjunctivitis; Pink eye | Conjuntivitis | التهاب الملتحمة; الرمد
H11.0 | Pterygium | Pterigión | الظفرة
H16.9 | Keratitis | Queratitis | التهاب القرنية
H18.6 | Keratoconus | Queratocono | القرنية المخروطية
H20.9 | Iritis; Iridocyclitis; Anterior uveitis | Iritis; Iridociclitis; Uveítis anterior | التهاب القزحية
H26.9 | Cataract | Catarata | الساد; المياه البيضاء
H33.2 | Retinal detachment | Desprendimiento de retina | انفصال الشبكية
H35.3 | Macular degeneration; Age-related macular degeneration | Degeneración macular | تنكس البقعة; الضمور البقعي
H36.0 | Diabetic retinopathy | Retinopatía diabética | اعتلال الشبكية السكري
H40.9 | Glaucoma | Glaucoma | الزرق; الغلوكوما; المياه الزرقاء
H46 | Optic neuritis | Neuritis óptica | التهاب العصب البصري
H50.9 | Squint; Strabismus | Estrabismo | الحول
H52.0 | Farsightedness; Hypermetropia; Hyperopia | Hipermetropía | مد البصر; طول النظر
H52.1 | Nearsightedness; Myopia; Short-sightedness | Miopía | حسر البصر; قصر النظر
H52.2 | Astigmatism | Astigmatismo | اللابؤرية; الاستجماتيزم
H52.4 | Presbyopia | Presbicia; Vista cansada | قصو البصر الشيخوخي
H53.0 | Lazy eye; Amblyopia | Ojo vago; Ambliopía | الغمش; العين الكسولة
H54.9 | Visual impairment; Low vision | Deficiencia visual; Baja visión | ضعف البصر
H60.9 | Swimmer's ear; Otitis externa; Outer ear infection | Otitis externa | التهاب الأذن الخارجية; أذن السباح
H61.2 | Impacted earwax; Ear wax | Tapón de cerumen | انحشار الصملاخ; شمع الأذن
H65.9 | Glue ear; Otitis media with effusion | Otitis media serosa; Otitis media con derrame | التهاب الأذن الوسطى الانصبابي
H66.9 | Middle ear infection; Otitis media | Otitis media; Infección del oído medio | التهاب الأذن الوسطى
H72.9 | Perforated eardrum | Perforación del tímpano | انثقاب طبلة الأذن
H81.0 | Ménière's disease | Enfermedad de Ménière | داء منيير
H81.1 | Benign paroxysmal positional vertigo; BPPV | Vértigo posicional paroxístico benigno | دوار الوضعة الانتيابي الحميد
H91.9 | Hearing loss; Deafness | Pérdida de audición; Hipoacusia; Sordera | فقدان السمع; ضعف السمع; الصمم
H93.1 | Tinnitus; Ringing in the ears | Acúfenos; Tinnitus | الطنين; طنين الأذن
`;
