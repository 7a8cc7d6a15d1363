/**
 * Brands for the heart, vessels, blood, diabetes and hormones. The codes of the substances, then the brands: see
 * `checks/brand-names`.
 */
export const HEART_AND_HORMONES = `
acarbose: Glucobay, Precose
acenocoumarol: Sintrom, Acitrom
acetylsalicylic-acid: Aspocid, Cartia, Ecotrin, Jusprin, Adiro, Aspegic, Kardegic, Disprin
alendronic-acid: Fosamax, Binosto
alogliptin: Nesina, Vipidia
amiodarone: Cordarone, Pacerone, Trangorex
amlodipine: Norvasc, Istin, Amlor, Norvas
amlodipine olmesartan-medoxomil: Sevikar
amlodipine perindopril: Coveram
amlodipine telmisartan: Twynsta
amlodipine valsartan: Exforge
apixaban: Eliquis
atenolol: Tenormin
atorvastatin: Lipitor, Cardyl, Sortis, Tahor
bisoprolol: Concor, Emconcor, Cardicor, Zebeta
bosentan: Tracleer
bumetanide: Bumex, Burinex
canagliflozin: Invokana
candesartan: Atacand, Amias, Blopress
captopril: Capoten, Lopril
carbimazole: Neo-Mercazole
carvedilol: Coreg, Dilatrend, Kredex
clonidine: Catapres
clopidogrel: Plavix, Iscover
dabigatran-etexilate: Pradaxa
dalteparin: Fragmin
dapagliflozin: Forxiga, Farxiga
dapagliflozin metformin: Xigduo
denosumab: Prolia, Xgeva
dexamethasone: Decadron
digoxin: Lanoxin
diltiazem: Cardizem, Tildiem, Tiazac
doxazosin: Cardura
dulaglutide: Trulicity
edoxaban: Lixiana, Savaysa
empagliflozin: Jardiance
empagliflozin linagliptin: Glyxambi
empagliflozin metformin: Synjardy
enalapril: Renitec, Vasotec
enoxaparin: Clexane, Lovenox
eplerenone: Inspra
exenatide: Byetta, Bydureon
ezetimibe: Ezetrol, Zetia
ezetimibe simvastatin: Inegy, Vytorin
felodipine: Plendil
fenofibrate: Lipanthyl, Tricor
flecainide: Tambocor, Flecaine
fluvastatin: Lescol
furosemide: Lasix, Seguril
gemfibrozil: Lopid
glibenclamide: Daonil, Euglucon
gliclazide: Diamicron, Diamicron MR, Diaprel
glimepiride: Amaryl
glyceryl-trinitrate: Nitrostat, Nitrolingual
hydrochlorothiazide: Esidrex, Microzide
ibandronic-acid: Boniva, Bonviva, Bondronat
indapamide: Natrilix, Fludex, Lozol
insulin-aspart: NovoRapid, NovoLog, Fiasp
insulin-degludec: Tresiba
insulin-detemir: Levemir
insulin-glargine: Lantus, Toujeo, Basaglar
insulin-glulisine: Apidra
insulin-isophane: Humulin N, Insulatard
insulin-lispro: Humalog
irbesartan: Aprovel, Avapro
isosorbide-mononitrate: Imdur, Monoket
ivabradine: Procoralan, Corlentor
labetalol: Trandate
lercanidipine: Zanidip
levothyroxine: Synthroid, Eutirox, Euthyrox, Eltroxin, Levoxyl, Thyronorm, Levothyrox, Unithroid
linagliptin: Trajenta, Tradjenta, Trayenta
linagliptin metformin: Jentadueto
liraglutide: Victoza, Saxenda
lisinopril: Zestril, Prinivil
losartan: Cozaar
losartan hydrochlorothiazide: Hyzaar
metformin: Glucophage, Dianben, Cidophage, Glycomet, Stagid
metformin sitagliptin: Janumet
metformin vildagliptin: Galvus Met, Eucreas
methyldopa: Aldomet
methylprednisolone: Medrol, Solu-Medrol
metoprolol: Lopressor, Betaloc, Seloken, Toprol
nebivolol: Nebilet, Bystolic
nifedipine: Adalat, Procardia
olmesartan-medoxomil: Benicar, Olmetec
orlistat: Xenical, Alli
perindopril: Coversyl, Aceon
pioglitazone: Actos
pitavastatin: Livalo, Livazo
prasugrel: Effient, Efient
pravastatin: Pravachol, Elisor
prednisolone: Predsol, Solupred, Wysolone
prednisone: Deltasone, Cortancyl, Meticorten
propranolol: Inderal, Sumial
raloxifene: Evista
ramipril: Tritace, Altace
ranolazine: Ranexa
repaglinide: NovoNorm, Prandin
risedronic-acid: Actonel
rivaroxaban: Xarelto
rosuvastatin: Crestor
saxagliptin: Onglyza
semaglutide: Ozempic, Rybelsus, Wegovy
simvastatin: Zocor
sitagliptin: Januvia
sotalol: Betapace, Sotacor
spironolactone: Aldactone
telmisartan: Micardis
teriparatide: Forteo, Forsteo
thiamazole: Tapazole
ticagrelor: Brilinta, Brilique
tinzaparin: Innohep
tirzepatide: Mounjaro, Zepbound
torasemide: Demadex
tranexamic-acid: Cyklokapron, Exacyl, Amchafibrin
valsartan: Diovan
valsartan hydrochlorothiazide: Co-Diovan, Diovan HCT
verapamil: Calan, Isoptin, Isoptine, Manidon
vildagliptin: Galvus
warfarin: Coumadin, Aldocumar, Jantoven
zoledronic-acid: Zometa, Aclasta, Reclast
`;
