/** Contraception, menopause, fertility, birth, bladder, prostate. English INN | Spanish | Arabic | forms and strengths | classes. */
export const WOMEN_AND_UROLOGY = `
Alfuzosin | Alfuzosina | ألفوزوسين | tablet 10 mg | alphaBlocker
Anastrozole | Anastrozol | أناستروزول | tablet 1 mg |
Atosiban | Atosibán | أتوسيبان | injection 7.5 mg/ml |
Avanafil | Avanafilo | أفانافيل | tablet 50 100 200 mg | pde5Inhibitor
Bethanechol | Betanecol | بيثانيكول | tablet 10 25 50 mg |
Bicalutamide | Bicalutamida | بيكالوتاميد | tablet 50 150 mg |
Carbetocin | Carbetocina | كاربيتوسين | injection 0.1 mg/ml |
Chorionic gonadotropin; HCG | Gonadotropina coriónica | موجهة الغدد التناسلية المشيمائية | injection 5000 10000 units |
Clomifene; Clomiphene | Clomifeno | كلوميفين | tablet 50 mg |
Clotrimazole | Clotrimazol | كلوتريمازول | cream 1 2 %; tablet 100 200 500 mg; lotion 1 % | azoleAntifungal
Cyproterone | Ciproterona | سيبروتيرون | tablet 50 100 mg |
Danazol | Danazol | دانازول | capsule 100 200 mg |
Dapoxetine | Dapoxetina | دابوكسيتين | tablet 30 60 mg | ssri
Darifenacin | Darifenacina | داريفيناسين | tablet 7.5 15 mg |
Degarelix | Degarelix | ديغاريليكس | injection 80 120 mg |
Desogestrel | Desogestrel | ديسوجيستريل | tablet 0.075 mg | oralContraceptive
Dienogest | Dienogest | دينوجيست | tablet 2 mg |
Dinoprostone | Dinoprostona | دينوبروستون | gel 1 2 mg |
Dutasteride | Dutasterida | دوتاستيريد | capsule 0.5 mg |
Dydrogesterone | Didrogesterona | ديدروجيستيرون | tablet 10 mg |
Elagolix | Elagolix | إيلاغوليكس | tablet 150 200 mg |
Enzalutamide | Enzalutamida | إنزالوتاميد | capsule 40 mg |
Estradiol; Oestradiol | Estradiol | إستراديول | tablet 1 2 mg; gel 0.06 0.1 %; cream 0.01 % | estrogen
Estriol; Oestriol | Estriol | إستريول | cream 0.1 %; tablet 1 mg | estrogen
Ethinylestradiol; Ethinyl estradiol | Etinilestradiol | إيثينيل إستراديول | | estrogen oralContraceptive
Etonogestrel | Etonogestrel | إيتونوجيستريل | |
Fesoterodine | Fesoterodina | فيسوتيرودين | tablet 4 8 mg |
Finasteride | Finasterida | فيناستيريد | tablet 1 5 mg |
Flavoxate | Flavoxato | فلافوكسات | tablet 200 mg |
Follitropin alfa; FSH | Folitropina alfa | فوليتروبين ألفا | injection 75 300 900 units |
Goserelin | Goserelina | غوسيريلين | injection 3.6 10.8 mg |
Hydroxyprogesterone caproate | Caproato de hidroxiprogesterona | كابروات هيدروكسي بروجستيرون | injection 250 mg/ml |
Letrozole | Letrozol | ليتروزول | tablet 2.5 mg |
Leuprorelin; Leuprolide | Leuprorelina; Leuprolida | ليوبروريلين; ليوبروليد | injection 3.75 7.5 11.25 mg |
Levonorgestrel | Levonorgestrel | ليفونورجيستريل | tablet 0.03 0.75 1.5 mg | oralContraceptive
Medroxyprogesterone | Medroxiprogesterona | ميدروكسي بروجستيرون | tablet 2.5 5 10 mg; injection 150 mg/ml |
Megestrol | Megestrol | ميجيسترول | tablet 40 160 mg; suspension 40 mg/ml |
Methylergometrine; Methylergonovine | Metilergometrina; Metilergonovina | ميثيل إرغومترين | tablet 0.125 mg; injection 0.2 mg/ml |
Metirosine; Metyrosine | Metirosina | ميتيروسين | capsule 250 mg |
Miconazole | Miconazol | ميكونازول | cream 2 %; gel 2 %; suppository 100 200 mg | azoleAntifungal
Mifepristone | Mifepristona | ميفيبريستون | tablet 200 mg |
Mirabegron | Mirabegrón | ميرابيغرون | tablet 25 50 mg |
Nafarelin | Nafarelina | نافاريلين | spray 0.2 mg |
Norethisterone; Norethindrone | Noretisterona | نوريثيستيرون; نوريثيندرون | tablet 0.35 5 mg | oralContraceptive
Oxybutynin | Oxibutinina | أوكسي بوتينين | tablet 2.5 5 10 mg; syrup 5 mg/5ml |
Oxytocin | Oxitocina | أوكسيتوسين | injection 5 10 units/ml |
Phenazopyridine | Fenazopiridina | فينازوبيريدين | tablet 100 200 mg |
Potassium citrate | Citrato de potasio | سترات البوتاسيوم | tablet 540 1080 mg | potassium
Progesterone | Progesterona | بروجستيرون | capsule 100 200 mg; gel 8 %; suppository 200 400 mg |
Propiverine | Propiverina | بروبيفيرين | tablet 5 15 mg |
Ritodrine | Ritodrina | ريتودرين | tablet 10 mg; injection 10 mg/ml |
Sildenafil | Sildenafilo | سيلدينافيل | tablet 20 25 50 100 mg | pde5Inhibitor
Silodosin | Silodosina | سيلودوسين | capsule 4 8 mg | alphaBlocker
Solifenacin | Solifenacina | سوليفيناسين | tablet 5 10 mg |
Tadalafil | Tadalafilo | تادالافيل | tablet 2.5 5 10 20 mg | pde5Inhibitor
Tamoxifen | Tamoxifeno | تاموكسيفين | tablet 10 20 mg |
Tamsulosin | Tamsulosina | تامسولوسين | capsule 0.4 mg; tablet 0.4 mg | alphaBlocker
Terazosin | Terazosina | تيرازوسين | tablet 1 2 5 10 mg | alphaBlocker
Tibolone | Tibolona | تيبولون | tablet 2.5 mg |
Tolterodine | Tolterodina | تولتيرودين | tablet 1 2 mg; capsule 2 4 mg |
Triptorelin | Triptorelina | تريبتوريلين | injection 3.75 11.25 mg |
Trospium chloride; Trospium | Cloruro de trospio; Trospio | تروسبيوم | tablet 20 mg; capsule 60 mg |
Ulipristal | Ulipristal | يوليبريستال | tablet 5 30 mg |
Vardenafil | Vardenafilo | فاردينافيل | tablet 5 10 20 mg | pde5Inhibitor
Vibegron | Vibegrón | فيبيغرون | tablet 75 mg |
`;
