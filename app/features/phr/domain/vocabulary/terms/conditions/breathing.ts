/** Diseases of the airways and lungs. ICD-10 code | English | Spanish | Arabic. */
export const BREATHING = `
J00 | Common cold; Cold; Nasopharyngitis | Resfriado común; Catarro; Nasofaringitis | الزكام; نزلة البرد; الرشح
J01.9 | Acute sinusitis | Sinusitis aguda | التهاب الجيوب الأنفية الحاد
J02.0 | Strep throat; Streptococcal pharyngitis | Faringitis estreptocócica | التهاب البلعوم العقدي
J02.9 | Sore throat infection; Acute pharyngitis; Pharyngitis | Faringitis aguda; Faringitis | التهاب البلعوم الحاد; التهاب الحلق
J03.9 | Acute tonsillitis; Tonsillitis | Amigdalitis aguda; Amigdalitis; Anginas | التهاب اللوزتين الحاد; التهاب اللوزتين
J04.0 | Acute laryngitis; Laryngitis | Laringitis aguda; Laringitis | التهاب الحنجرة الحاد; التهاب الحنجرة
J05.0 | Croup | Crup; Laringitis obstructiva | الخانوق; الكروب
J06.9 | Upper respiratory infection; URTI | Infección de las vías respiratorias altas | عدوى الجهاز التنفسي العلوي
J11.1 | Influenza; Flu | Gripe; Influenza | الإنفلونزا; النزلة الوافدة
J12.9 | Viral pneumonia | Neumonía viral | الالتهاب الرئوي الفيروسي
J13 | Pneumococcal pneumonia; Pneumococcal disease | Neumonía neumocócica; Enfermedad neumocócica | الالتهاب الرئوي بالمكورات الرئوية; مرض المكورات الرئوية
J18.9 | Pneumonia | Neumonía; Pulmonía | الالتهاب الرئوي; ذات الرئة
J20.9 | Acute bronchitis | Bronquitis aguda | التهاب القصبات الحاد; التهاب الشعب الهوائية الحاد
J21.9 | Bronchiolitis | Bronquiolitis | التهاب القصيبات
J30.1 | Hay fever; Pollen allergy | Fiebre del heno; Alergia al polen; Polinosis | حمى القش; حساسية حبوب اللقاح
J30.4 | Allergic rhinitis | Rinitis alérgica | التهاب الأنف التحسسي; حساسية الأنف
J31.0 | Chronic rhinitis | Rinitis crónica | التهاب الأنف المزمن
J32.9 | Chronic sinusitis; Sinusitis | Sinusitis crónica; Sinusitis | التهاب الجيوب الأنفية المزمن; التهاب الجيوب الأنفية
J33.9 | Nasal polyps | Pólipos nasales | سلائل الأنف; لحمية الأنف
J34.2 | Deviated nasal septum | Desviación del tabique nasal | انحراف الحاجز الأنفي; انحراف الوتيرة
J35.0 | Chronic tonsillitis | Amigdalitis crónica | التهاب اللوزتين المزمن
J35.2 | Enlarged adenoids | Hipertrofia de adenoides; Vegetaciones | تضخم اللحمية; تضخم الغدانيات
J36 | Peritonsillar abscess; Quinsy | Absceso periamigdalino | خراج حول اللوزة
J38.3 | Vocal cord disorder | Trastorno de las cuerdas vocales | اضطراب الحبال الصوتية
J40 | Bronchitis | Bronquitis | التهاب القصبات; التهاب الشعب الهوائية
J42 | Chronic bronchitis | Bronquitis crónica | التهاب القصبات المزمن
J43.9 | Emphysema | Enfisema | النفاخ الرئوي; انتفاخ الرئة
J44.9 | COPD; Chronic obstructive pulmonary disease | EPOC; Enfermedad pulmonar obstructiva crónica | الداء الرئوي الانسدادي المزمن; مرض الانسداد الرئوي المزمن
J45.0 | Allergic asthma | Asma alérgica | الربو التحسسي
J45.9 | Asthma | Asma | الربو
J47 | Bronchiectasis | Bronquiectasia | توسع القصبات
J61 | Asbestosis | Asbestosis | داء الأسبست
J62.8 | Silicosis | Silicosis | السحار السيليسي
J81 | Pulmonary edema; Pulmonary oedema | Edema pulmonar | وذمة الرئة
J84.1 | Pulmonary fibrosis; Interstitial lung disease with fibrosis | Fibrosis pulmonar | تليف الرئة
J90 | Pleural effusion | Derrame pleural | الانصباب الجنبي
J93.9 | Pneumothorax; Collapsed lung | Neumotórax | استرواح الصدر
J96.9 | Respiratory failure | Insuficiencia respiratoria | الفشل التنفسي; القصور التنفسي
`;
