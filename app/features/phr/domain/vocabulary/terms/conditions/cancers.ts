/** Cancers and benign growths. ICD-10 code | English | Spanish | Arabic: the usual name first. */
export const CANCERS = `
C02.9 | Tongue cancer | Cáncer de lengua | سرطان اللسان
C06.9 | Mouth cancer; Oral cancer | Cáncer de boca; Cáncer oral | سرطان الفم
C11.9 | Nasopharyngeal cancer | Cáncer de nasofaringe | سرطان البلعوم الأنفي
C15.9 | Esophageal cancer; Oesophageal cancer | Cáncer de esófago | سرطان المريء
C16.9 | Stomach cancer; Gastric cancer | Cáncer de estómago; Cáncer gástrico | سرطان المعدة
C18.9 | Colon cancer; Bowel cancer | Cáncer de colon | سرطان القولون
C20 | Rectal cancer | Cáncer de recto | سرطان المستقيم
C22.0 | Liver cancer; Hepatocellular carcinoma | Cáncer de hígado; Carcinoma hepatocelular | سرطان الكبد; سرطان الخلية الكبدية
C23 | Gallbladder cancer | Cáncer de vesícula biliar | سرطان المرارة
C25.9 | Pancreatic cancer | Cáncer de páncreas | سرطان البنكرياس
C32.9 | Laryngeal cancer; Throat cancer | Cáncer de laringe | سرطان الحنجرة
C34.9 | Lung cancer | Cáncer de pulmón | سرطان الرئة
C41.9 | Bone cancer | Cáncer de hueso | سرطان العظم
C43.9 | Melanoma; Malignant melanoma | Melanoma; Melanoma maligno | الميلانوما; الورم الميلانيني الخبيث
C44.9 | Skin cancer; Non-melanoma skin cancer; Basal cell carcinoma | Cáncer de piel; Carcinoma basocelular | سرطان الجلد
C45.9 | Mesothelioma | Mesotelioma | ورم المتوسطة
C50.9 | Breast cancer | Cáncer de mama | سرطان الثدي
C53.9 | Cervical cancer; Cancer of the cervix | Cáncer de cuello uterino; Cáncer cervicouterino | سرطان عنق الرحم
C54.1 | Endometrial cancer; Womb cancer | Cáncer de endometrio | سرطان بطانة الرحم
C56 | Ovarian cancer | Cáncer de ovario | سرطان المبيض
C61 | Prostate cancer | Cáncer de próstata | سرطان البروستاتا
C62.9 | Testicular cancer | Cáncer de testículo | سرطان الخصية
C64 | Kidney cancer; Renal cell carcinoma | Cáncer de riñón; Carcinoma renal | سرطان الكلى
C67.9 | Bladder cancer | Cáncer de vejiga | سرطان المثانة
C71.9 | Brain cancer; Malignant brain tumor | Cáncer cerebral; Tumor cerebral maligno | سرطان الدماغ; ورم الدماغ الخبيث
C73 | Thyroid cancer | Cáncer de tiroides | سرطان الغدة الدرقية
C79.5 | Bone metastases; Secondary bone cancer | Metástasis óseas | نقائل العظم
C81.9 | Hodgkin lymphoma | Linfoma de Hodgkin | لمفوما هودجكين
C85.9 | Non-Hodgkin lymphoma; Lymphoma | Linfoma no hodgkiniano; Linfoma | لمفوما لاهودجكينية; سرطان الغدد اللمفاوية
C90.0 | Multiple myeloma; Myeloma | Mieloma múltiple | الورم النقوي المتعدد; المايلوما
C91.0 | Acute lymphoblastic leukemia; ALL | Leucemia linfoblástica aguda | ابيضاض الدم اللمفاوي الحاد
C91.1 | Chronic lymphocytic leukemia; CLL | Leucemia linfocítica crónica | ابيضاض الدم اللمفاوي المزمن
C92.0 | Acute myeloid leukemia; AML | Leucemia mieloide aguda | ابيضاض الدم النقوي الحاد
C92.1 | Chronic myeloid leukemia; CML | Leucemia mieloide crónica | ابيضاض الدم النقوي المزمن
C95.9 | Leukemia; Leukaemia | Leucemia | ابيضاض الدم; سرطان الدم; اللوكيميا
D12.6 | Colonic adenoma; Adenomatous colon polyp | Adenoma de colon; Pólipo adenomatoso de colon | الورم الغدي في القولون
D17.9 | Lipoma | Lipoma | الورم الشحمي
D18.0 | Hemangioma; Haemangioma | Hemangioma | الورم الوعائي
D22.9 | Mole; Melanocytic nevus | Lunar; Nevo melanocítico | الشامة; الوحمة الصباغية
D24 | Fibroadenoma of the breast; Benign breast tumor | Fibroadenoma de mama; Tumor benigno de mama | الورم الغدي الليفي في الثدي
D25.9 | Uterine fibroids; Fibroids; Leiomyoma of uterus | Miomas uterinos; Fibromas uterinos | الأورام الليفية الرحمية; ألياف الرحم
D32.9 | Meningioma | Meningioma | الورم السحائي
D35.2 | Pituitary adenoma | Adenoma hipofisario | الورم الغدي النخامي
D45 | Polycythemia vera | Policitemia vera | كثرة الحمر الحقيقية
D46.9 | Myelodysplastic syndrome | Síndrome mielodisplásico | متلازمة خلل التنسج النقوي
`;
