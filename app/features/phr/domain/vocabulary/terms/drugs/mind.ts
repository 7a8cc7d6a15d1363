/** Mood, sleep, psychosis, attention, dependence. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const MIND = `
Acamprosate | Acamprosato | أكامبروسات | tablet 333 mg |
Agomelatine | Agomelatina | أغوميلاتين | tablet 25 mg |
Alprazolam | Alprazolam | ألبرازولام | tablet 0.25 0.5 1 2 mg | benzodiazepine
Amfetamine; Amphetamine | Anfetamina | أمفيتامين | tablet 5 10 mg |
Amisulpride | Amisulprida | أميسولبريد | tablet 50 100 200 400 mg | antipsychotic qtProlonging
Amitriptyline | Amitriptilina | أميتريبتيلين | tablet 10 25 50 75 mg | tricyclic
Aripiprazole | Aripiprazol | أريبيبرازول | tablet 5 10 15 20 30 mg; solution 1 mg/ml; injection 300 400 mg | antipsychotic
Asenapine | Asenapina | أسينابين | tablet 5 10 mg | antipsychotic
Atomoxetine | Atomoxetina | أتوموكسيتين | capsule 10 18 25 40 60 80 mg |
Brexpiprazole | Brexpiprazol | بريكسبيبرازول | tablet 0.5 1 2 3 4 mg | antipsychotic
Bromazepam | Bromazepam | برومازيبام | tablet 1.5 3 6 mg | benzodiazepine
Bupropion; Amfebutamone | Bupropión; Anfebutamona | بوبروبيون | tablet 150 300 mg |
Buspirone | Buspirona | بوسبيرون | tablet 5 10 15 mg |
Cariprazine | Cariprazina | كاريبرازين | capsule 1.5 3 4.5 6 mg | antipsychotic
Chlordiazepoxide | Clordiazepóxido | كلورديازيبوكسيد | capsule 5 10 25 mg | benzodiazepine
Chlorpromazine | Clorpromazina | كلوربرومازين | tablet 25 50 100 mg; injection 25 mg/ml | antipsychotic qtProlonging
Citalopram | Citalopram | سيتالوبرام | tablet 10 20 40 mg | ssri qtProlonging
Clobazam | Clobazam | كلوبازام | tablet 10 20 mg | benzodiazepine
Clomipramine | Clomipramina | كلوميبرامين | tablet 10 25 75 mg | tricyclic
Clonazepam | Clonazepam | كلونازيبام | tablet 0.5 1 2 mg; drops 2.5 mg/ml | benzodiazepine
Clorazepate | Clorazepato | كلورازيبات | capsule 5 10 15 mg | benzodiazepine
Clozapine | Clozapina | كلوزابين | tablet 25 100 mg | antipsychotic
Desvenlafaxine | Desvenlafaxina | ديسفينلافاكسين | tablet 50 100 mg | snri
Dexamfetamine; Dextroamphetamine | Dexanfetamina | ديكسامفيتامين | tablet 5 10 mg |
Diazepam | Diazepam | ديازيبام | tablet 2 5 10 mg; injection 5 mg/ml; solution 2 mg/5ml | benzodiazepine
Disulfiram | Disulfiram | ديسلفيرام | tablet 200 250 500 mg |
Dosulepin; Dothiepin | Dosulepina | دوسوليبين | capsule 25 mg; tablet 75 mg | tricyclic
Doxepin | Doxepina | دوكسيبين | capsule 10 25 50 mg | tricyclic
Duloxetine | Duloxetina | دولوكسيتين | capsule 20 30 60 mg | snri
Escitalopram | Escitalopram | إسيتالوبرام | tablet 5 10 15 20 mg; drops 20 mg/ml | ssri qtProlonging
Esketamine | Esketamina | إسكيتامين | spray 28 mg |
Eszopiclone | Eszopiclona | إسزوبيكلون | tablet 1 2 3 mg |
Flumazenil | Flumazenilo | فلومازينيل | injection 0.1 mg/ml |
Fluoxetine | Fluoxetina | فلوكسيتين | capsule 10 20 40 mg; solution 20 mg/5ml | ssri
Flupentixol | Flupentixol | فلوبنتيكسول | tablet 0.5 1 3 mg; injection 20 mg/ml | antipsychotic
Fluphenazine | Flufenazina | فلوفينازين | tablet 1 2.5 5 mg; injection 25 mg/ml | antipsychotic
Fluvoxamine | Fluvoxamina | فلوفوكسامين | tablet 50 100 mg | ssri
Haloperidol | Haloperidol | هالوبيريدول | tablet 0.5 1.5 5 10 mg; drops 2 mg/ml; injection 5 mg/ml | antipsychotic qtProlonging
Imipramine | Imipramina | إيميبرامين | tablet 10 25 50 mg | tricyclic
Lemborexant | Lemborexant | ليمبوركسانت | tablet 5 10 mg |
Levomepromazine; Methotrimeprazine | Levomepromazina | ليفوميبرومازين | tablet 25 100 mg; injection 25 mg/ml | antipsychotic
Lisdexamfetamine; Lisdexamphetamine | Lisdexanfetamina | ليسديكسامفيتامين | capsule 20 30 50 70 mg |
Lithium | Litio | ليثيوم | tablet 300 400 450 mg; capsule 150 300 600 mg |
Lorazepam | Lorazepam | لورازيبام | tablet 0.5 1 2 2.5 mg; injection 2 4 mg/ml | benzodiazepine
Lormetazepam | Lormetazepam | لورميتازيبام | tablet 0.5 1 2 mg | benzodiazepine
Lurasidone | Lurasidona | لوراسيدون | tablet 20 40 80 mg | antipsychotic
Melatonin | Melatonina | ميلاتونين | tablet 2 3 5 mg |
Methylphenidate | Metilfenidato | ميثيل فينيدات | tablet 5 10 18 20 27 36 54 mg; capsule 10 20 30 40 mg |
Mianserin | Mianserina | ميانسيرين | tablet 10 30 mg |
Midazolam | Midazolam | ميدازولام | tablet 7.5 mg; injection 1 5 mg/ml | benzodiazepine
Mirtazapine | Mirtazapina | ميرتازابين | tablet 7.5 15 30 45 mg |
Moclobemide | Moclobemida | موكلوبيميد | tablet 150 300 mg | maoInhibitor
Modafinil | Modafinilo | مودافينيل | tablet 100 200 mg |
Nicotine | Nicotina | نيكوتين | lozenge 1 2 4 mg; spray 1 mg; inhaler 15 mg |
Nitrazepam | Nitrazepam | نيترازيبام | tablet 5 mg | benzodiazepine
Nortriptyline | Nortriptilina | نورتريبتيلين | tablet 10 25 50 mg; capsule 25 mg | tricyclic
Olanzapine | Olanzapina | أولانزابين | tablet 2.5 5 7.5 10 15 20 mg; injection 10 mg | antipsychotic
Oxazepam | Oxazepam | أوكسازيبام | tablet 10 15 30 mg | benzodiazepine
Paliperidone | Paliperidona | باليبيريدون | tablet 3 6 9 mg; injection 50 75 100 150 mg | antipsychotic
Paroxetine | Paroxetina | باروكسيتين | tablet 10 20 30 mg | ssri
Perphenazine | Perfenazina | بيرفينازين | tablet 2 4 8 mg | antipsychotic
Phenelzine | Fenelzina | فينيلزين | tablet 15 mg | maoInhibitor
Phentermine | Fentermina | فينترمين | capsule 15 30 37.5 mg |
Pimozide | Pimozida | بيموزيد | tablet 1 2 4 mg | antipsychotic qtProlonging
Quetiapine | Quetiapina | كيتيابين | tablet 25 50 100 200 300 400 mg | antipsychotic
Reboxetine | Reboxetina | ريبوكسيتين | tablet 4 mg |
Risperidone | Risperidona | ريسبيريدون | tablet 0.5 1 2 3 4 mg; solution 1 mg/ml; injection 25 37.5 50 mg | antipsychotic
Sertraline | Sertralina | سيرترالين | tablet 25 50 100 mg | ssri
Sulpiride | Sulpirida | سولبيريد | capsule 50 mg; tablet 200 400 mg | antipsychotic
Suvorexant | Suvorexant | سوفوركسانت | tablet 5 10 15 20 mg |
Temazepam | Temazepam | تيمازيبام | capsule 7.5 15 30 mg; tablet 10 20 mg | benzodiazepine
Thioridazine | Tioridazina | ثيوريدازين | tablet 10 25 50 100 mg | antipsychotic qtProlonging
Tianeptine | Tianeptina | تيانيبتين | tablet 12.5 mg |
Tranylcypromine | Tranilcipromina | ترانيلسيبرومين | tablet 10 mg | maoInhibitor
Trazodone | Trazodona | ترازودون | tablet 50 100 150 mg |
Triazolam | Triazolam | تريازولام | tablet 0.125 0.25 mg | benzodiazepine
Varenicline | Vareniclina | فارينيكلين | tablet 0.5 1 mg |
Venlafaxine | Venlafaxina | فينلافاكسين | capsule 37.5 75 150 mg; tablet 37.5 75 mg | snri
Vortioxetine | Vortioxetina | فورتيوكسيتين | tablet 5 10 20 mg |
Zaleplon | Zaleplón | زاليبلون | capsule 5 10 mg |
Ziprasidone | Ziprasidona | زيبراسيدون | capsule 20 40 60 80 mg | antipsychotic qtProlonging
Zolpidem | Zolpidem | زولبيديم | tablet 5 6.25 10 12.5 mg |
Zopiclone | Zopiclona | زوبيكلون | tablet 3.75 7.5 mg |
Zuclopenthixol | Zuclopentixol | زوكلوبنتيكسول | tablet 2 10 25 mg; injection 200 mg/ml | antipsychotic
`;
