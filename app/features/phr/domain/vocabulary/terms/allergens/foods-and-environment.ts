/** Foods, pollens, animals, venoms, materials. English | Spanish | Arabic | category | the INNs that it covers, if any. */
export const FOODS_AND_ENVIRONMENT = `
Cow's milk; Milk; Dairy | Leche de vaca; Leche; Lácteos | حليب البقر; الحليب; منتجات الألبان | food |
Egg; Eggs | Huevo; Huevos | البيض; بيض الدجاج | food |
Peanut; Peanuts; Groundnut | Cacahuete; Maní; Cacahuate | الفول السوداني | food |
Tree nuts; Nuts | Frutos secos; Nueces de árbol | المكسرات | food |
Almond | Almendra | اللوز | food |
Hazelnut | Avellana | البندق | food |
Walnut | Nuez | الجوز; عين الجمل | food |
Cashew | Anacardo; Marañón | الكاجو | food |
Pistachio | Pistacho | الفستق; الفستق الحلبي | food |
Pecan | Nuez pecana | البيكان; الجوز الأمريكي | food |
Brazil nut | Nuez de Brasil | الجوز البرازيلي | food |
Macadamia nut | Nuez de macadamia | المكاديميا | food |
Pine nut | Piñón | الصنوبر | food |
Fish | Pescado | السمك; الأسماك | food |
Shellfish; Crustaceans; Shrimp; Prawn; Crab | Mariscos; Crustáceos; Gambas; Camarones | المحار; القشريات; الروبيان; الجمبري; السلطعون | food |
Molluscs; Squid; Mussels; Oysters | Moluscos; Calamar; Mejillones; Ostras | الرخويات; الحبار; بلح البحر | food |
Wheat | Trigo | القمح | food |
Gluten | Gluten | الغلوتين | food |
Soy; Soya; Soybean | Soja; Soya | الصويا; فول الصويا | food |
Sesame | Sésamo; Ajonjolí | السمسم | food |
Mustard | Mostaza | الخردل | food |
Celery | Apio | الكرفس | food |
Lupin | Altramuz; Lupino | الترمس | food |
Sulfites; Sulphites | Sulfitos | الكبريتيت; السلفيت | food |
Corn; Maize | Maíz | الذرة | food |
Rice | Arroz | الأرز | food |
Oats | Avena | الشوفان | food |
Barley | Cebada | الشعير | food |
Buckwheat | Trigo sarraceno | الحنطة السوداء | food |
Chickpea | Garbanzo | الحمص | food |
Lentil | Lenteja | العدس | food |
Pea; Peas | Guisante; Arveja | البازلاء | food |
Fava bean; Broad bean | Haba; Habas | الفول; الفول الأخضر | food |
Banana | Plátano; Banana | الموز | food |
Kiwi; Kiwifruit | Kiwi | الكيوي | food |
Strawberry | Fresa; Frutilla | الفراولة | food |
Peach | Melocotón; Durazno | الخوخ; الدراق | food |
Apple | Manzana | التفاح | food |
Mango | Mango | المانجو | food |
Avocado | Aguacate; Palta | الأفوكادو | food |
Pineapple | Piña; Ananá | الأناناس | food |
Melon | Melón | الشمام; البطيخ الأصفر | food |
Citrus fruit; Orange; Lemon | Cítricos; Naranja; Limón | الحمضيات; البرتقال; الليمون | food |
Tomato | Tomate; Jitomate | الطماطم; البندورة | food |
Eggplant; Aubergine | Berenjena | الباذنجان | food |
Garlic | Ajo | الثوم | food |
Onion | Cebolla | البصل | food |
Chocolate; Cocoa | Chocolate; Cacao | الشوكولاتة; الكاكاو | food |
Honey | Miel | العسل | food |
Beef; Red meat; Alpha-gal | Carne de vacuno; Carne roja; Alfa-gal | لحم البقر; اللحم الأحمر | food |
Pork | Carne de cerdo | لحم الخنزير | food |
Chicken; Poultry | Carne de pollo; Carne de ave | لحم الدجاج; لحم الدواجن | food |
Gelatin | Gelatina | الجيلاتين | food |
Yeast; Baker's yeast | Levadura | الخميرة | food |
Food coloring; Tartrazine; Food dyes | Colorantes alimentarios; Tartrazina | ملونات الطعام; التارترازين | food |
Monosodium glutamate; MSG | Glutamato monosódico | غلوتامات أحادية الصوديوم | food |
Alcohol; Wine | Alcohol; Vino | الكحول | food |
House dust mites; Dust mites; House dust | Ácaros del polvo; Polvo doméstico | عث غبار المنزل; عث الغبار; غبار المنزل | environment |
Grass pollen | Polen de gramíneas | لقاح الأعشاب; حبوب لقاح النجيل | environment |
Tree pollen; Birch pollen | Polen de árboles; Polen de abedul | لقاح الأشجار | environment |
Olive tree pollen | Polen de olivo | لقاح شجر الزيتون | environment |
Date palm pollen | Polen de palmera datilera | لقاح نخيل التمر | environment |
Ragweed pollen; Weed pollen | Polen de ambrosía; Polen de malezas | لقاح الرجيد; لقاح الأعشاب الضارة | environment |
Mold; Mould; Mold spores | Moho; Hongos ambientales | العفن; أبواغ العفن | environment |
Cat; Cat dander; Cats | Gato; Caspa de gato; Gatos | القطط; وبر القطط | environment |
Dog; Dog dander; Dogs | Perro; Caspa de perro; Perros | الكلاب; وبر الكلاب | environment |
Horse; Horse dander | Caballo; Caspa de caballo | الخيول; وبر الخيول | environment |
Rodents; Mouse; Hamster; Guinea pig | Roedores; Ratón; Hámster; Cobaya | القوارض; الهامستر | environment |
Rabbit | Conejo | الأرانب | environment |
Feathers; Bird feathers | Plumas; Plumas de ave | الريش; ريش الطيور | environment |
Cockroach | Cucaracha | الصراصير | environment |
Wool | Lana | الصوف | environment |
Bee venom; Bee; Honeybee sting | Veneno de abeja; Abeja | سم النحل; النحل | environment |
Wasp venom; Wasp; Yellow jacket; Hornet | Veneno de avispa; Avispa | سم الدبور; الدبور; الزنابير | environment |
Ant venom; Fire ant | Veneno de hormiga; Hormiga de fuego | سم النمل; النمل الناري | environment |
Mosquito bites; Mosquito | Picaduras de mosquito; Mosquito | لدغات البعوض; البعوض; الناموس | environment |
Latex; Natural rubber latex; Rubber | Látex; Goma natural | اللاتكس; المطاط الطبيعي | environment |
Nickel | Níquel | النيكل | environment |
Cobalt | Cobalto | الكوبالت | environment |
Chromium | Cromo | الكروم | environment |
Adhesive tape; Plaster; Adhesives | Esparadrapo; Cinta adhesiva | الشريط اللاصق; اللاصق الطبي | environment |
Fragrance; Perfume | Fragancias; Perfume | العطور | environment |
Hair dye; Para-phenylenediamine; PPD | Tinte para el cabello; Parafenilendiamina | صبغة الشعر; بارافينيلين ديامين | environment |
Formaldehyde | Formaldehído | الفورمالديهايد | environment |
Parabens | Parabenos | البارابين | environment |
Cleaning products; Detergents | Productos de limpieza; Detergentes | مواد التنظيف; المنظفات | environment |
Tobacco smoke; Cigarette smoke | Humo de tabaco | دخان التبغ; دخان السجائر | environment |
Sunlight; Sun | Luz solar; Sol | أشعة الشمس; الشمس | environment |
Cold air; Cold | Aire frío; Frío | الهواء البارد; البرد | environment |
Thiomersal; Thimerosal | Tiomersal; Timerosal | الثيومرسال | biologic |
Blood products; Blood transfusion | Hemoderivados; Transfusión de sangre | مشتقات الدم; نقل الدم | biologic |
Horse serum; Antivenom | Suero equino; Suero antiofídico | مصل الخيل; مضاد السموم | biologic |
Vaccine component; Vaccine | Componente de una vacuna; Vacuna | مكون اللقاح; اللقاح | biologic |
Monoclonal antibodies | Anticuerpos monoclonales | الأجسام المضادة وحيدة النسيلة | biologic |
`;
