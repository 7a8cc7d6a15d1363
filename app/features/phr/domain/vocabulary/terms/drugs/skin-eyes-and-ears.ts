/** Skin, eyes, ears. English INN | Spanish | Arabic | forms and strengths | substance classes. */
export const SKIN_EYES_AND_EARS = `
Acitretin | Acitretina | أسيتريتين | capsule 10 25 mg | retinoid
Adapalene | Adapaleno | أدابالين | gel 0.1 0.3 %; cream 0.1 % | retinoid
Apraclonidine | Apraclonidina | أبراكلونيدين | drops 0.5 1 % |
Atropine | Atropina | أتروبين | drops 0.5 1 %; injection 0.5 1 mg/ml |
Azelaic acid | Ácido azelaico | حمض الأزيلايك | gel 15 %; cream 20 % |
Bacitracin | Bacitracina | باسيتراسين | ointment 500 units |
Benzoyl peroxide | Peróxido de benzoílo | بيروكسيد البنزويل | gel 2.5 5 10 % |
Bimatoprost | Bimatoprost | بيماتوبروست | drops 0.01 0.03 % |
Brimonidine | Brimonidina | بريمونيدين | drops 0.15 0.2 %; gel 0.33 % |
Brinzolamide | Brinzolamida | برينزولاميد | drops 1 % | carbonicAnhydraseInhibitor
Calamine | Calamina | كالامين | lotion 8 % |
Calcipotriol; Calcipotriene | Calcipotriol | كالسيبوتريول | ointment 0.005 %; cream 0.005 % |
Capsaicin | Capsaicina | كابسايسين | cream 0.025 0.075 % |
Carmellose; Carboxymethylcellulose | Carmelosa; Carboximetilcelulosa | كارميلوز | drops 0.5 1 % |
Chlorhexidine | Clorhexidina | كلورهيكسيدين | mouthwash 0.12 0.2 %; solution 2 4 %; gel 1 % |
Ciclopirox | Ciclopirox | سيكلوبيروكس | solution 8 %; cream 1 %; shampoo 1 % |
Clobetasol; Clobetasol propionate | Clobetasol | كلوبيتاسول | cream 0.05 %; ointment 0.05 %; shampoo 0.05 % | corticosteroid
Coal tar | Alquitrán de hulla | قطران الفحم | shampoo 1 2 %; lotion 5 % |
Crisaborole | Crisaborol | كريسابورول | ointment 2 % |
Crotamiton | Crotamitón | كروتاميتون | cream 10 %; lotion 10 % |
Cyclopentolate | Ciclopentolato | سيكلوبنتولات | drops 0.5 1 % |
Dorzolamide | Dorzolamida | دورزولاميد | drops 2 % | carbonicAnhydraseInhibitor
Econazole | Econazol | إيكونازول | cream 1 % | azoleAntifungal
Emedastine | Emedastina | إيميداستين | drops 0.05 % | antihistamine
Fluocinolone acetonide; Fluocinolone | Acetónido de fluocinolona; Fluocinolona | فلوسينولون | cream 0.025 %; ointment 0.025 % | corticosteroid
Fluorometholone | Fluorometolona | فلوروميثولون | drops 0.1 % | corticosteroid
Framycetin | Framicetina | فراميسيتين | drops 0.5 %; cream 1 % | aminoglycoside
Hydroquinone | Hidroquinona | هيدروكينون | cream 2 4 % |
Hypromellose; Artificial tears | Hipromelosa; Lágrimas artificiales | هيبروميلوز; الدموع الصناعية | drops 0.3 0.5 % |
Imiquimod | Imiquimod | إيميكويمود | cream 3.75 5 % |
Isotretinoin | Isotretinoína | إيزوتريتينوين | capsule 5 10 20 40 mg; gel 0.05 % | retinoid
Latanoprost | Latanoprost | لاتانوبروست | drops 0.005 % |
Levobunolol | Levobunolol | ليفوبونولول | drops 0.5 % | betaBlocker
Lifitegrast | Lifitegrast | ليفيتيغراست | drops 5 % |
Loteprednol | Loteprednol | لوتيبريدنول | drops 0.2 0.5 % | corticosteroid
Malathion | Malatión | مالاثيون | lotion 0.5 % |
Methylprednisolone aceponate | Aceponato de metilprednisolona | أسيبونات ميثيل بريدنيزولون | cream 0.1 %; ointment 0.1 % | corticosteroid
Nepafenac | Nepafenaco | نيبافيناك | suspension 0.1 0.3 % | nsaid
Pilocarpine | Pilocarpina | بيلوكاربين | drops 1 2 4 %; tablet 5 mg |
Pimecrolimus | Pimecrolimus | بيميكروليموس | cream 1 % |
Podophyllotoxin | Podofilotoxina | بودوفيلوتوكسين | solution 0.5 %; cream 0.15 % |
Polymyxin B | Polimixina B | بوليميكسين ب | |
Povidone-iodine | Povidona yodada | بوفيدون اليود | solution 10 %; ointment 10 %; mouthwash 1 % |
Salicylic acid | Ácido salicílico | حمض الساليسيليك | ointment 2 5 %; solution 17 %; shampoo 2 % |
Selenium sulfide | Sulfuro de selenio | كبريتيد السيلينيوم | shampoo 1 2.5 % |
Silver sulfadiazine | Sulfadiazina de plata; Sulfadiazina argéntica | سلفاديازين الفضة | cream 1 % | sulfonamideAntibiotic
Tacrolimus | Tacrolimus | تاكروليموس | capsule 0.5 1 5 mg; ointment 0.03 0.1 % |
Tazarotene | Tazaroteno | تازاروتين | gel 0.05 0.1 %; cream 0.1 % | retinoid
Timolol | Timolol | تيمولول | drops 0.25 0.5 % | betaBlocker
Tioconazole | Tioconazol | تيوكونازول | solution 28 %; cream 1 % | azoleAntifungal
Travoprost | Travoprost | ترافوبروست | drops 0.004 % |
Tretinoin | Tretinoína | تريتينوين | cream 0.025 0.05 0.1 %; gel 0.025 %; capsule 10 mg | retinoid
Tropicamide | Tropicamida | تروبيكاميد | drops 0.5 1 % |
Urea | Urea | يوريا | cream 5 10 20 40 % |
Zinc oxide | Óxido de zinc | أكسيد الزنك | ointment 15 %; paste 25 40 %; cream 10 % |
Acetazolamide | Acetazolamida | أسيتازولاميد | tablet 125 250 mg; capsule 500 mg | carbonicAnhydraseInhibitor
Methoxsalen | Metoxaleno | ميثوكسالين | capsule 10 mg |
`;
