/**
 * Brands against infections, and for airways, stomach, skin and all else. The codes of the substances, then the brands:
 * see `checks/brand-names`.
 */
export const ALL_OTHERS = `
acetylcysteine: Mucomyst, Fluimucil
aciclovir: Zovirax
acitretin: Neotigason, Soriatane
adalimumab: Humira
albendazole: Zentel, Albenza, Eskazole
alfuzosin: Xatral, Uroxatral
ambroxol: Mucosolvan
amoxicillin: Amoxil, Clamoxyl, Ospamox, Trimox, Hiconcil
amoxicillin clavulanic-acid: Augmentin, Clavulin, Curam, Hibiotic, Julmentin, Amoclan, Megamox, Clavamox
ampicillin sulbactam: Unasyn, Unictam
anastrozole: Arimidex
azathioprine: Imuran, Imurel
azithromycin: Zithromax, Zitromax, Azomycin, Azithral, Azee
beclometasone: Becotide, Qvar, Clenil
beclometasone formoterol: Foster, Fostair
benserazide levodopa: Madopar, Prolopa, Modopar
bilastine: Bilaxten, Ilaxten
bisacodyl: Dulcolax
bromhexine: Bisolvon
budesonide: Pulmicort, Rhinocort
budesonide formoterol: Symbicort
carbidopa levodopa: Sinemet
carbocisteine: Mucodyne
cefaclor: Ceclor
cefadroxil: Duricef, Duracef, Biodroxil, Oracefal
cefalexin: Keflex, Ceporex
cefdinir: Omnicef
cefixime: Suprax, Oroken, Denvar
cefotaxime: Claforan
cefpodoxime-proxetil: Vantin, Orelox
ceftazidime: Fortum, Fortaz
ceftriaxone: Rocephin, Rocephine
cefuroxime: Zinnat, Zinacef, Ceftin
cetirizine: Zyrtec, Reactine, Cetrine, Virlix
chlorphenamine: Piriton, Chlor-Trimeton
ciclosporin: Neoral, Sandimmune, Sandimmun
ciprofloxacin: Cipro, Ciproxin, Cipromax
clarithromycin: Biaxin, Klacid, Klaricid, Zeclar
clindamycin: Dalacin, Cleocin, Dalacine
clotrimazole: Canesten
cyproterone ethinylestradiol: Diane-35
desloratadine: Aerius, Clarinex, Neoclarityn
desogestrel: Cerazette
domperidone: Motilium
doxycycline: Vibramycin, Vibramicina, Doryx
drospirenone ethinylestradiol: Yasmin, Yaz
dutasteride: Avodart
dydrogesterone: Duphaston
ebastine: Ebastel, Kestine
ertapenem: Invanz
erythromycin: Erythrocin, Ery-Tab
esomeprazole: Nexium, Inexium
etanercept: Enbrel
famotidine: Pepcid
fexofenadine: Allegra, Telfast
finasteride: Proscar, Propecia
flucloxacillin: Floxapen
fluconazole: Diflucan
fluticasone-furoate: Avamys
fluticasone-furoate vilanterol: Relvar, Breo
fluticasone-propionate: Flixotide, Flonase, Flixonase
fluticasone-propionate salmeterol: Seretide, Advair
formoterol: Foradil
fosfomycin: Monurol, Monuril
fusidic-acid: Fucidin
hydroxychloroquine: Plaquenil
hydroxyzine: Atarax
imatinib: Gleevec, Glivec
imipenem cilastatin: Tienam, Primaxin
infliximab: Remicade
ipratropium-bromide: Atrovent
ipratropium-bromide salbutamol: Combivent, Duoneb
isotretinoin: Roaccutane, Accutane, Claravis, Curacne
itraconazole: Sporanox
ivermectin: Stromectol
ketoconazole: Nizoral
lansoprazole: Prevacid, Zoton, Ogast
leflunomide: Arava
lenalidomide: Revlimid
letrozole: Femara
levocetirizine: Xyzal
levofloxacin: Tavanic, Levaquin, Cravit
levonorgestrel: Postinor, Norlevo
levonorgestrel ethinylestradiol: Microgynon
linezolid: Zyvox, Zyvoxid
loperamide: Imodium, Fortasec
loratadine: Claritin, Clarityn, Clarityne
mebendazole: Vermox
mebeverine: Duspatalin, Colofac
medroxyprogesterone: Provera, Depo-Provera
meropenem: Merrem, Meronem
mesalazine: Pentasa, Asacol
methotrexate: Trexall, Rheumatrex, Metoject, Otrexup, Rasuvo
metoclopramide: Primperan, Plasil, Reglan, Maxolon
metronidazole: Flagyl
minocycline: Minocin
mirabegron: Betmiga, Myrbetriq
misoprostol: Cytotec
mometasone: Nasonex
montelukast: Singulair, Montair
moxifloxacin: Avelox, Izilox
mupirocin: Bactroban
mycophenolate-mofetil: CellCept
mycophenolic-acid: Myfortic
nirmatrelvir ritonavir: Paxlovid
nitrofurantoin: Macrobid, Furadantin, Macrodantin, Furadantine
norethisterone: Primolut, Primolut N
norfloxacin: Noroxin, Noroxine
nystatin: Mycostatin
ofloxacin: Oflocet, Tarivid
omeprazole: Losec, Prilosec, Mopral, Risek
ondansetron: Zofran, Zophren
oseltamivir: Tamiflu
oxybutynin: Ditropan
pantoprazole: Protonix, Pantoloc, Controloc, Inipomp, Pantodac
phenoxymethylpenicillin: Pen V, Oracilline, Ospen, Pen-Vee K
piperacillin tazobactam: Tazocin, Zosyn
potassium-chloride: Slow-K, Klor-Con
promethazine: Phenergan
rabeprazole: Pariet, Aciphex
racecadotril: Tiorfan, Hidrasec
ranitidine: Azantac
ribavirin: Copegus, Rebetol
rifampicin: Rifadin, Rimactane
sacubitril valsartan: Entresto
salbutamol: Ventolin, ProAir, Ventoline, Proventil, Asthalin, Salamol, Airomir
sildenafil: Viagra, Revatio
solifenacin: Vesicare
sulfamethoxazole trimethoprim: Bactrim, Septrin, Septra
tacrolimus: Prograf, Advagraf
tadalafil: Cialis, Adcirca
tamoxifen: Nolvadex
tamsulosin: Flomax, Omnic, Omnic Ocas
tamsulosin dutasteride: Combodart, Duodart
terbinafine: Lamisil
thalidomide: Thalomid
theophylline: Uniphyllin, Theo-Dur
tiotropium-bromide: Spiriva
tolterodine: Detrol, Detrusitol
trimebutine: Debridat
ursodeoxycholic-acid: Ursofalk, Ursolvan
valaciclovir: Valtrex, Zelitrex
vancomycin: Vancocin
vardenafil: Levitra
voriconazole: Vfend
`;
