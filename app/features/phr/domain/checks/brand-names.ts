/**
 * Well-known brands of the world by the substances that they hold, so that a medicine which is written by its brand is
 * checked too. They are recognized and never offered: what is prescribed is the substance. Brands whose substances differ
 * between countries are left out. One line a substance or combination: its code, then its brands.
 */
const BRANDS = `
amoxicillin: Amoxil, Clamoxyl, Ospamox, Trimox
amoxicillin clavulanic-acid: Augmentin, Clavulin, Curam, Hibiotic, Julmentin, Amoclan
acetylsalicylic-acid: Aspocid, Cartia, Ecotrin, Jusprin, Adiro
alprazolam: Xanax, Trankimazin
amitriptyline: Elavil, Tryptizol, Tryptanol
amlodipine: Norvasc, Istin, Amlor, Norvas
apixaban: Eliquis
atenolol: Tenormin
atorvastatin: Lipitor, Cardyl, Sortis, Tahor
azithromycin: Zithromax, Zitromax, Azomycin
bisoprolol: Concor, Emconcor, Cardicor, Zebeta
budesonide: Pulmicort, Rhinocort
budesonide formoterol: Symbicort
carbamazepine: Tegretol
cefalexin: Keflex, Ceporex
cefixime: Suprax
ceftriaxone: Rocephin
cefuroxime: Zinnat, Zinacef, Ceftin
celecoxib: Celebrex
cetirizine: Zyrtec, Reactine, Cetrine
ciprofloxacin: Cipro, Ciproxin, Cipromax
citalopram: Celexa, Cipramil, Seropram
clarithromycin: Biaxin, Klacid, Klaricid
clindamycin: Dalacin, Cleocin
clonazepam: Rivotril, Klonopin
clopidogrel: Plavix, Iscover
clotrimazole: Canesten
dabigatran-etexilate: Pradaxa
dapagliflozin: Forxiga, Farxiga
desloratadine: Aerius, Clarinex
diazepam: Valium
diclofenac: Voltaren, Voltarol, Cataflam, Olfen
digoxin: Lanoxin
doxycycline: Vibramycin, Vibramicina, Doryx
duloxetine: Cymbalta, Xeristar
empagliflozin: Jardiance
enoxaparin: Clexane, Lovenox
escitalopram: Lexapro, Cipralex, Esertia
esomeprazole: Nexium
famotidine: Pepcid
fenofibrate: Lipanthyl, Tricor
fexofenadine: Allegra, Telfast
fluconazole: Diflucan
fluoxetine: Prozac, Reneuron
fluticasone-propionate salmeterol: Seretide, Advair
furosemide: Lasix, Seguril
gabapentin: Neurontin
glibenclamide: Daonil, Euglucon
gliclazide: Diamicron
glimepiride: Amaryl
hydroxychloroquine: Plaquenil
ibuprofen: Advil, Brufen, Nurofen, Motrin, Espidifen, Neobrufen
insulin-aspart: NovoRapid, NovoLog, Fiasp
insulin-glargine: Lantus, Toujeo, Basaglar
insulin-lispro: Humalog
isotretinoin: Roaccutane, Accutane
ketoconazole: Nizoral
lamotrigine: Lamictal
lansoprazole: Prevacid, Zoton
levetiracetam: Keppra
levocetirizine: Xyzal
levofloxacin: Tavanic, Levaquin
levothyroxine: Synthroid, Eutirox, Euthyrox, Eltroxin, Levoxyl
linagliptin: Trajenta, Tradjenta
lisinopril: Zestril, Prinivil
liraglutide: Victoza, Saxenda
loperamide: Imodium, Fortasec
loratadine: Claritin, Clarityn, Clarityne
lorazepam: Ativan, Orfidal
losartan: Cozaar
meloxicam: Mobic
metamizole: Nolotil, Novalgin, Analgin
metformin: Glucophage, Dianben, Cidophage
metformin sitagliptin: Janumet
metformin vildagliptin: Galvus Met, Eucreas
methotrexate: Trexall
methylphenidate: Ritalin, Concerta, Rubifen
metoclopramide: Primperan, Plasil, Reglan
metoprolol: Lopressor, Betaloc, Seloken
metronidazole: Flagyl
montelukast: Singulair
moxifloxacin: Avelox
naproxen: Naprosyn, Aleve, Antalgin
nitrofurantoin: Macrobid, Furadantin
olanzapine: Zyprexa
omeprazole: Losec, Prilosec
ondansetron: Zofran
oseltamivir: Tamiflu
pantoprazole: Protonix, Pantoloc, Controloc
paracetamol: Panadol, Tylenol, Calpol, Adol, Fevadol, Termalgin, Gelocatil, Efferalgan, Perfalgan
paroxetine: Paxil, Seroxat
perindopril: Coversyl
prednisolone: Predsol
pregabalin: Lyrica
propranolol: Inderal, Sumial
quetiapine: Seroquel
ramipril: Tritace, Altace
risperidone: Risperdal
rivaroxaban: Xarelto
rosuvastatin: Crestor
salbutamol: Ventolin, ProAir
semaglutide: Ozempic, Rybelsus, Wegovy
sertraline: Zoloft, Lustral, Besitran
sildenafil: Viagra, Revatio
simvastatin: Zocor
sitagliptin: Januvia
sulfamethoxazole trimethoprim: Bactrim, Septrin, Septra
sumatriptan: Imigran, Imitrex
tadalafil: Cialis
tamsulosin: Flomax, Omnic, Omnic Ocas
tiotropium-bromide: Spiriva
tramadol: Tramal, Ultram, Adolonta
valproic-acid: Depakine, Depakote, Depakene
valsartan: Diovan
venlafaxine: Effexor, Efexor
vildagliptin: Galvus
warfarin: Coumadin, Aldocumar
zolpidem: Ambien, Stilnox, Stilnoct
morphine: MST Continus, MS Contin, Sevredol
oxycodone: OxyContin, OxyNorm
fentanyl: Durogesic, Duragesic, Actiq
`;

/** Each brand with the codes of its substances. */
export const brandNames = (): { brand: string; substances: readonly string[] }[] =>
  BRANDS.trim()
    .split("\n")
    .flatMap((line) => {
      const [codes = "", brands = ""] = line.split(": ");
      return brands.split(", ").map((brand) => ({ brand, substances: codes.split(" ") }));
    });
