/** Brands against pain, and for nerves and mind. The codes of the substances, then the brands: see `checks/brand-names`. */
export const PAIN_AND_MIND = `
aceclofenac: Airtal, Biofenac
allopurinol: Zyloric, Zyloprim
alprazolam: Xanax, Trankimazin
amisulpride: Solian
amitriptyline: Elavil, Tryptizol, Tryptanol, Laroxyl
aripiprazole: Abilify
atomoxetine: Strattera
baclofen: Lioresal
betahistine: Betaserc, Serc, Vertin
bromazepam: Lexotan, Lexomil, Lexotanil
buprenorphine naloxone: Suboxone
bupropion: Wellbutrin, Zyban, Elontril
carbamazepine: Tegretol
celecoxib: Celebrex
citalopram: Celexa, Cipramil, Seropram
clobazam: Frisium, Urbanyl
clomipramine: Anafranil
clonazepam: Rivotril, Klonopin
clozapine: Clozaril, Leponex
codeine paracetamol: Solpadol, Kapake
colchicine: Colcrys
cyclobenzaprine: Flexeril
desvenlafaxine: Pristiq
dexketoprofen: Enantyum, Ketesse
diazepam: Valium
diclofenac: Voltaren, Voltarol, Cataflam, Olfen, Voveran, Dolo-Neurobion
donepezil: Aricept
duloxetine: Cymbalta, Xeristar, Yentreve
escitalopram: Lexapro, Cipralex, Esertia, Seroplex
etoricoxib: Arcoxia
febuxostat: Adenuric, Uloric
fentanyl: Durogesic, Duragesic, Actiq
flunarizine: Sibelium
fluoxetine: Prozac, Reneuron, Sarafem
gabapentin: Neurontin
galantamine: Razadyne, Reminyl
haloperidol: Haldol, Serenace
hydrocodone paracetamol: Vicodin, Norco, Lortab
hyoscine-butylbromide: Buscopan
ibuprofen: Advil, Brufen, Nurofen, Motrin, Espidifen, Neobrufen, Dalsy, Ibupirac, Calprofen
ibuprofen paracetamol: Combiflam, Nuromol
indometacin: Indocin, Indocid
ketoprofen: Profenid
ketorolac: Toradol
lacosamide: Vimpat
lamotrigine: Lamictal
levetiracetam: Keppra
lisdexamfetamine: Vyvanse, Elvanse
lithium: Priadel, Eskalith, Teralithe, Plenur
lorazepam: Ativan, Orfidal
mefenamic-acid: Ponstan, Ponstel
meloxicam: Mobic
memantine: Namenda, Ebixa
metamizole: Nolotil, Novalgin, Analgin, Neo-Melubrina
methylphenidate: Ritalin, Concerta, Rubifen
mirtazapine: Remeron, Zispin, Norset
modafinil: Provigil
morphine: MST Continus, MS Contin, Sevredol
naproxen: Naprosyn, Aleve, Antalgin, Apranax, Flanax
olanzapine: Zyprexa
oxcarbazepine: Trileptal
oxycodone: OxyContin, OxyNorm
oxycodone naloxone: Targin
oxycodone paracetamol: Percocet
paliperidone: Invega
paracetamol: Panadol, Tylenol, Calpol, Adol, Fevadol, Termalgin, Gelocatil, Efferalgan, Perfalgan, Doliprane, Crocin, Dolo, Dafalgan, Apiretal, Tempra, Tafirol, Tachipirina, Acamol, Ben-u-ron
paroxetine: Paxil, Seroxat, Deroxat
phenelzine: Nardil
phenytoin: Dilantin, Epanutin, Epamin
piroxicam: Feldene
pramipexole: Mirapex, Mirapexin, Sifrol
pregabalin: Lyrica
quetiapine: Seroquel
rasagiline: Azilect
risperidone: Risperdal
rivastigmine: Exelon
rizatriptan: Maxalt
ropinirole: Requip
selegiline: Eldepryl
sertraline: Zoloft, Lustral, Besitran
sumatriptan: Imigran, Imitrex
tapentadol: Nucynta, Palexia
temazepam: Restoril
tizanidine: Zanaflex, Sirdalud
topiramate: Topamax
tramadol: Tramal, Ultram, Adolonta, Contramal, Topalgic
tramadol paracetamol: Ultracet, Zaldiar, Ixprim, Tramacet
tranylcypromine: Parnate
trazodone: Desyrel, Deprax, Molipaxin
valproic-acid: Depakine, Depakote, Depakene, Epilim, Convulex
venlafaxine: Effexor, Efexor
vortioxetine: Brintellix, Trintellix
zolmitriptan: Zomig
zolpidem: Ambien, Stilnox, Stilnoct
zopiclone: Imovane, Zimovane
`;
