/**
 * Airports with scheduled flights, in English. From the open data of ourairports.com (public domain), plus Turkish
 * airports missing there.
 */
export const worldAirports = `
AE AAN Al Ain|AUH Abu Dhabi|DWC Dubai|DXB Dubai|FJR Fujairah|RKT Ras Al Khaimah|SHJ Sharjah
AF HEA Guzara|KBL Kabul|KDH Khvoshab|MZR Mazar-i-Sharif
AG ANU Osbourn|BBQ Codrington
AI AXA The Valley
AL TIA Tirana
AM EVN Yerevan|LWN Gyumri
AO CAB Cabinda|CBT Catumbela|DUE Chitato|GXG Negage|LAD Luanda|MEG Malanje|MSZ Moçâmedes|NOV Huambo|SDD Lubango
AO SPP Menongue|SSY Mbanza Congo|SZA Soyo|VPE Ngiva
AR AEP Buenos Aires|AFA San Rafael|BHI Bahia Blanca|BRC San Carlos de Bariloche|CNQ Corrientes|COR Cordoba
AR CPC Chapelco|CRD Comodoro Rivadavia|CTC Catamarca|EQS Esquel|EZE Buenos Aires|FMA Formosa|FTE El Calafate
AR IGR Puerto Iguazu|IRJ La Rioja|JUJ San Salvador de Jujuy|LHS Las Heras|LUQ San Luis|MDQ Mar del Plata|MDZ Mendoza
AR NEC Necochea|NQN Neuquen|PMQ Perito Moreno|PMY Puerto Madryn|PRA Parana|PSS Posadas|PUD Puerto Deseado|REL Rawson
AR RES Resistencia|RGA Rio Grande|RGL Rio Gallegos|RHD Termas de Río Hondo|ROS Rosario|RSA Santa Rosa
AR RZA Puerto Santa Cruz|SDE Santiago del Estero|SFN Santa Fe|SLA Salta|SST Santa Teresita|TTG Tartagal
AR TUC San Miguel de Tucumán|UAQ San Juan|ULA San Julian|USH Ushuaia|VDM Viedma
AS FTI Fitiuta Village|PPG Pago Pago
AT GRZ Graz|INN Innsbruck|KLU Klagenfurt am Wörthersee|LNZ Linz|SZG Salzburg|VIE Vienna
AU ABX Albury|ADL Adelaide|ALH Albany|ARM Armidale|ASP Alice Springs|AVV Lara|AYQ Yulara|BCI Barcaldine|BDB Bundaberg
AU BEU Bedourie|BHQ Broken Hill|BHS Bathurst|BKQ Blackall|BLT Blackwater|BME Broome|BNE Brisbane|BNK Ballina
AU BQL Boulia|BRK Bourke|BVI Birdsville|BWT Burnie|CAZ Cobar|CBR Canberra|CED Ceduna|CFS Coffs Harbour|CMA Cunnamulla
AU CNB Coonamble|CNJ Cloncurry|CNS Cairns|CPD Coober Pedy|CTL Charleville|CTN Cooktown|CUQ Coen|CVQ Carnarvon
AU DBO Dubbo|DPO Devonport|DRW Darwin|ELC Elcho Island|EMD Emerald|EPR Esperance|GET Geraldton|GFF Griffith
AU GLT Gladstone|GOV Nhulunbuy|GTE Groote Eylandt|HBA Hobart|HID Horn|HTI Hamilton Island|HVB Hervey Bay
AU IRG Lockhart River|ISA Mount Isa|KGC Kingscote|KGI Broadwood|KNS King Island|KNX Kununurra|KTA Karratha
AU KWM Kowanyama|LEA Exmouth|LER Leinster|LHG Lightning Ridge|LNO Leonora|LRE Longreach|LST Launceston|LSY Lismore
AU MBW Melbourne|MCY Maroochydore|MEB Essendon Fields|MEL Melbourne|MGB Mount Gambier|MHU Mount Hotham|MIM Merimbula
AU MJK Denham|MKR Meekatharra|MKY Mackay|MMG Mount Magnet|MNG Maningrida|MOV Moranbah|MQL Mildura|MRZ Moree|MYA Moruya
AU NAA Narrabri|NRA Narrandera|NTL Williamtown|NTN Normanton|OKY Oakey Army Aviation Centre|OOL Gold Coast|OOM Cooma
AU PBO Paraburdoo|PER Perth|PHE Port Hedland|PKE Parkes|PLO Port Lincoln|PPP Proserpine|PQQ Port Macquarie
AU PTJ Portland|PUG Port Augusta|RMA Roma|ROK Rockhampton|SNB Milikapiti|SYD Sydney|TCA Tennant Creek|THG Biloela
AU TMW Tamworth|TRO Taree|TSV Townsville|ULP Quilpie|WEI Weipa|WGA Wagga Wagga|WIN Winton|WNR Windorah
AU WOL Albion Park Rail|WTB Toowoomba|WUN Wiluna|WYA Whyalla|XTG Thargomindah|ZNE Newman
AW AUA Oranjestad
AZ GBB Gabala|GNJ Ganja|GYD Baku|NAJ Nakhchivan
BA BNX Banja Luka|OMO Mostar|SJJ Sarajevo|TZL Tuzla
BB BGI Bridgetown
BD BZL Barisal|CGP Chattogram|CXB Cox's Bazar|DAC Dhaka|JSR Jashore|RJH Rajshahi|SPD Saidpur|ZYL Sylhet
BE ANR Antwerp|BRU Brussels|CRL Brussels|LGG Liège|OST Ostend
BF BOY Bobo Dioulasso|OUA Ouagadougou
BG BOJ Burgas|PDV Plovdiv|SOF Sofia|VAR Varna
BH BAH Bahrain
BI BJM Bujumbura
BJ COO Cotonou
BL SBH Gustavia
BM BDA Hamilton
BN BWN Bandar Seri Begawan
BO CBB Cochabamba|CIJ Cobija|LPB La Paz|PSZ Puerto Suárez|SRE Yamparaez|SRZ Santa Cruz|TJA Tarija|VVI Santa Cruz
BQ BON Kralendijk|EUX Sint Eustatius
BR AFL Alta Floresta|AJU Aracaju|AQA Araraquara|ARU Araçatuba|ATM Altamira|AUX Araguaína|BEL Belém|BPS Porto Seguro
BR BSB Brasília|BVB Boa Vista|BVH Vilhena|CAC Cascavel|CAW Campos Dos Goytacazes|CCM Criciúma|CGB Cuiabá|CGH São Paulo
BR CGR Campo Grande|CKS Parauapebas|CMG Corumbá|CNF Belo Horizonte|CPV Campina Grande|CWB Curitiba|CXJ Caxias Do Sul
BR CZS Cruzeiro Do Sul|FEN Fernando de Noronha|FLN Florianópolis|FOR Fortaleza|GEL Santo Ângelo|GIG Rio De Janeiro
BR GRU São Paulo|GYN Goiânia|IGU Foz do Iguaçu|IMP Imperatriz|IOS Ilhéus|IPN Ipatinga|ITB Itaituba|IZA Juiz de Fora
BR JDF Juiz de Fora|JJD Cruz|JOI Joinville|JPA João Pessoa|JSO Sobral|JTC Bauru|LAJ Lages|LDB Londrina|MAB Marabá
BR MAO Manaus|MCP Macapá|MCZ Maceió|MEA Macaé|MEU Almeirim|MGF Maringá|MII Marília|MNX Manicoré|MOC Montes Claros
BR MVF Mossoró|NAT Natal|NVT Navegantes|PAV Paulo Afonso|PET Pelotas|PFB Passo Fundo|PGZ Ponta Grossa|PHB Parnaíba
BR PMG Ponta Porã|PMW Palmas|PNZ Petrolina|POA Porto Alegre|PPB Presidente Prudente|PVH Porto Velho|RAO Ribeirão Preto
BR RBR Rio Branco|REC Recife|RIA Santa Maria|ROO Rondonópolis|SDU Rio de Janeiro|SJK São José Dos Campos
BR SJL São Gabriel da Cachoeira|SJP São José do Rio Preto|SLZ São Luís|SSA Salvador|STM Santarém|TBT Tabatinga
BR TFF Tefé|THE Teresina|TMT Oriximiná|TUR Tucuruí|UBA Uberaba|UDI Uberlândia|URG Uruguaiana|VCP Campinas
BR VDC Vitória da Conquista|VIX Vitória|XAP Chapecó
BS ATC Arthur's Town|AXP Spring Point|BIM South Bimini|CCZ Chub Cay|CRI Colonel Hill|ELH North Eleuthera|FPO Freeport
BS GGT Moss Town|GHB Governor's Harbour|IGA Matthew Town|LGI Deadman's Cay|MHH Marsh Harbour|MYG Abrahams Bay
BS NAS Nassau|SAQ Andros Island|SML Stella Maris|TBI Cat Island|TCB Treasure Cay|TZN Andros|ZSA San Salvador
BT PBH Paro
BW BBK Kasane|FRW Francistown|GBE Gaborone|JWA Jwaneng|MUB Maun|PKW Selebi Phikwe
BY BQT Brest|GME Gomel|GNA Hrodna|MSQ Minsk|MVQ Mogilev
BZ BGK Big Creek|BZE Belize City|CUK Caye Caulker|CYC Caye Chapel|CZH Corozal|DGA Dangriga|PLJ Placencia
BZ PND Punta Gorda|SJX Sartaneja|SPR San Pedro|TZA Belize City
CA AKV Akulivik|ILF Ilford|LAK Aklavik|MSA Muskrat Dam|QBC Bella Coola|XGR Kangiqsualujjuaq|XKS Kasabonika
CA XTL Tadoule Lake|YAA Anahim Lake|YAC Cat Lake|YAG Fort Frances|YAL Alert Bay|YAM Sault Ste Marie|YAT Attawapiskat
CA YAY St. Anthony|YAZ Tofino|YBB Kugaaruk|YBC Baie-Comeau|YBE Uranium City|YBG Bagotville|YBK Baker Lake
CA YBL Campbell River|YBR Brandon|YBT Brochet|YBV Berens River|YBX Blanc-Sablon|YBY Bonnyville|YCB Cambridge Bay
CA YCD Nanaimo|YCG Castlegar|YCH Miramichi|YCL Charlo|YCO Kugluktuk|YCS Chesterfield Inlet|YCY Clyde River
CA YDA Dawson City|YDF Deer Lake|YDN Dauphin|YDP Nain|YDQ Dawson Creek|YEG Edmonton|YEK Arviat|YER Fort Severn
CA YEV Inuvik|YFA Fort Albany|YFB Iqaluit|YFC Fredericton|YFH Fort Hope|YFO Flin Flon|YFS Fort Simpson|YGB Texada
CA YGH Fort Good Hope|YGK Kingston|YGL La Grande Rivière|YGO Gods Lake Narrows|YGP Gaspé|YGR Les Îles-de-la-Madeleine
CA YGT Igloolik|YGW Kuujjuarapik|YGX Gillam|YGZ Grise Fiord|YHD Dryden|YHI Ulukhaktok|YHK Gjoa Haven|YHM Hamilton
CA YHO Hopedale|YHR Chevery|YHU Montréal|YHY Hay River|YHZ Halifax|YIK Ivujivik|YIO Pond Inlet|YIV Island Lake
CA YJT Stephenville|YKA Kamloops|YKF Kitchener|YKG Kangirsuk|YKL Schefferville|YKQ Waskaganish|YLC Kimmirut
CA YLH Lansdowne House|YLL Lloydminster|YLW Kelowna|YMH Mary's Harbour|YMM Fort McMurray|YMN Makkovik|YMO Moosonee
CA YMT Chibougamau|YNA Natashquan|YNC Wemindji|YND Gatineau|YNE Norway House|YNL Points North Landing|YNS Nemiscau
CA YOC Old Crow|YOH Oxford House|YOJ High Level|YOP Rainbow Lake|YOW Ottawa|YPA Prince Albert|YPC Paulatuk
CA YPE Peace River|YPH Inukjuak|YPJ Aupaluk|YPL Pickle Lake|YPM Pikangikum|YPO Peawanuck|YPR Prince Rupert
CA YPW Powell River|YPY Fort Chipewyan|YPZ Burns Lake|YQB Quebec|YQC Quaqtaq|YQD The Pas|YQG Windsor|YQK Kenora
CA YQL Lethbridge|YQM Moncton|YQN Nakina|YQQ Comox|YQR Regina|YQT Thunder Bay|YQU Grande Prairie|YQX Gander|YQY Sydney Nova Scotia
CA YQZ Quesnel|YRA Gamètì|YRB Resolute Bay|YRF Cartwright|YRJ Roberval|YRL Red Lake|YRT Rankin Inlet|YSB Sudbury
CA YSF Stony Rapids|YSG Lutselk'e|YSJ Saint John|YSK Sanikiluaq|YSM Fort Smith|YST St. Theresa Point|YSY Sachs Harbour
CA YTE Kinngait|YTF Alma|YTH Thompson|YTL Big Trout Lake|YTM La Macaza|YTS Timmins|YTZ Toronto|YUB Tuktoyaktuk
CA YUD Umiujaq|YUL Montréal|YUT Repulse Bay|YUX Sanirajak|YUY Rouyn-Noranda|YVC La Ronge|YVM Qikiqtarjuaq|YVO Val-d'Or
CA YVP Kuujjuaq|YVQ Norman Wells|YVR Vancouver|YVZ Deer Lake|YWB Kangiqsujuaq|YWG Winnipeg|YWJ Déline|YWK Wabush
CA YWL Williams Lake|YWP Webequie|YXC Cranbrook|YXE Saskatoon|YXH Medicine Hat|YXJ Fort St.John|YXL Sioux Lookout
CA YXN Whale Cove|YXP Pangnirtung|YXS Prince George|YXT Terrace|YXU London Ontario|YXX Abbotsford|YXY Whitehorse|YYB North Bay
CA YYC Calgary|YYD Smithers|YYE Fort Nelson|YYF Penticton|YYG Charlottetown|YYH Taloyoak|YYJ Victoria|YYL Lynn Lake
CA YYQ Churchill|YYR Goose Bay|YYT St. John's|YYU Kapuskasing|YYY Mont-Joli|YYZ Toronto|YZA Cache Creek
CA YZF Yellowknife|YZG Salluit|YZP Sandspit|YZR Sarnia|YZS Coral Harbour|YZT Port Hardy|YZV Sept-Îles|ZAC York Landing
CA ZBF South Tetagouche|ZEL Bella Bella|ZEM Eastmain River|ZFD Fond-Du-Lac|ZFM Fort Mcpherson|ZFN Tulita
CA ZGI Gods River|ZHH Herschel Island|ZKE Kashechewan|ZMT Masset|ZPB Sachigo Lake|ZRJ Round Lake|ZSJ Sandy Lake
CA ZTM Shamattawa|ZWL Wollaston Lake
CC CCK West Island
CD BDT Gbadolite|BUX Bunia|FBM Lubumbashi|FDU Bandundu|FIH Kinshasa|FKI Kisangani|FMI Kalemie|GMA Gemena|GOM Goma
CD IRP Isiro|KGA Kananga|KKW Kikwit|KND Kindu|KWZ Kolwezi|MDK Mbandaka|MJM Mbuji Mayi
CF BGF Bangui
CG BZV Brazzaville|DIS Dolisie|PNR Pointe Noire
CH ACH Altenrhein|BRN Bern-Belp|GVA Geneva|LUG Lugano|ZRH Zurich
CI ABJ Abidjan|BYK Bouaké
CK RAR Avarua
CL ANF Antofagasta|ARI Arica|BBA Balmaceda|CCP Concepcion|CJC Calama|CPO Copiapo|ESR El Salvador|IPC Isla De Pascua
CL IQQ Iquique|LSC La Serena-Coquimbo|PMC Puerto Montt|PNT Puerto Natales|PUQ Punta Arenas|SCL Santiago|ZAL Valdivia
CL ZCO Temuco|ZOS Osorno
CM DLA Douala|GOU Garoua|MVR Maroua|NGE N'Gaoundéré|NSI Yaoundé|YAO Yaoundé
CN AAT Altay|ACX Xingyi|AEB Baise|AKU Aksu|AOG Anshan|AQG Anqing|AVA Anshun|AXF Bayanhot|BAR Qionghai|BAV Baotou
CN BFJ Bijie|BPE Qinhuangdao|BPL Bole|BPX Bangda|BSD Baoshan|CAN Guangzhou|CDE Chengde|CGD Changde|CGO Zhengzhou
CN CGQ Changchun|CHG Shuangta|CIF Chifeng|CKG Chongqing|CNI Changhai|CQW Wulong|CSX Changsha|CTU Chengdu|CWJ Lincang
CN CZX Changzhou|DBC Baicheng|DCY Garzê|DDG Zhenxing|DIG Diqing|DLC Ganjingzi|DLU Dali|DNH Dunhuang|DSN Ordos
CN DTU Heihe|EHU Ezhou|ENH Enshi|ENY Yan'an|ERL Erenhot|FOC Fuzhou|FUG Yingzhou|FUO Foshan|FYJ Fuyuan|FYN Fuyun
CN GMQ Golog|GOQ Golmud|GXH Gannan|GYS Guangyuan|HAK Haikou|HCJ Hechi|HCZ Chenzhou|HDG Handan|HEK Heihe|HET Hohhot
CN HFE Hefei|HGH Hangzhou|HIA Huai'an|HJJ Huaihua|HLD Hailar|HMI Hami|HPG Shennongjia|HRB Harbin|HSC Shaoguan
CN HTN Hotan|HTT Mengnai|HUO Holingol|HUZ Huizhou|HYN Huangyan|HZA Heze|HZH Liping|INC Yinchuan|IQM Qiemo|IQN Qingyang
CN JDZ Jingdezhen|JGD Jiagedaqi|JGS Ji'an|JHG Jinghong|JIQ Qianjiang|JJN Quanzhou|JMJ Pu'er|JMU Jiamusi|JNG Jining
CN JNZ Linghai|JSJ Jiansanjiang|JUZ Quzhou|JXA Jixi|JZH Ngawa|KGT Garzê|KHG Kashgar|KHN Nanchang|KJH Kaili|KJI Burqin
CN KMG Kunming|KRL Korla|KWE Guiyang|KWL Guilin|LCX Longyan|LDS Yichun|LFQ Linfen|LHW Lanzhou|LJG Lijiang|LLF Yongzhou
CN LLV Lüliang|LNJ Lincang|LNL Longnan|LPF Liupanshui|LUM Dehong|LXA Shannan|LYA Luoyang|LYG Lianyungang|LZG Nanchong
CN LZH Liuzhou|LZO Luzhou|LZY Nyingchi|MDG Mudanjiang|MIG Mianyang|NBS Baishan|NDG Qiqihar|NGB Ningbo|NGQ Shiquanhe
CN NKG Nanjing|NLH Ninglang|NLT Xinyuan|NNG Nanning|NTG Nantong|NZH Manzhouli Xijiao|NZL Zhalantun|OHE Mohe
CN PEK Beijing|PKX Beijing|PVG Shanghai|PZI Panzhihua|QSZ Shache|RIZ Rizhao|RKZ Xigazê|RLK Bavannur|RQA Ruoqiang Town
CN SHA Shanghai|SHE Hunnan|SHS Jingzhou|SJW Shijiazhuang|SQD Shangrao|SQJ Sanming|SWA Jieyang|SYX Sanya|SZX Shenzhen
CN TAO Jiaozhou|TCZ Baoshan|TEN Tongren|TFU Chengdu|TGO Tongliao|THQ Tianshui|TLQ Turpan|TNA Jinan|TNH Tonghua
CN TSN Tianjin|TXN Huangshan|TYN Taiyuan|UCB Ulanqab|URC Ürümqi|WDS Shiyan|WEF Weifang|WEH Weihai|WGN Shaoyang
CN WMT Zunyi|WNZ Wenzhou|WUH Wuhan|WUS Wuyishan|WUX Wuxi|WUZ Tangbu|XAI Xinyang|XFN Xiangyang|XIC Liangshan
CN XIL Xilinhot|XIY Xianyang|XMN Xiamen|XNN Haidong|XUZ Xuzhou|YBP Yibin|YIC Yichun|YIE Arxan|YIH Yichang|YIW Yiwu
CN YKH Laobian|YLX Yùlín|YNJ Yanji|YNT Yantai|YNZ Yancheng|YSQ Qian Gorlos Mongol Autonomous County|YTY Yangzhou
CN YUS Yushu|YYA Yueyang|ZHA Zhanjiang|ZHY Zhongwei|ZQZ Zhangjiakou|ZUH Zhuhai|ZYI Zunyi
CO ADZ San Andrés|APO Carepa|AUC Arauca|AXM Armenia|BAQ Barranquilla|BGA Bucaramanga|BOG Bogota|BSC Bahía Solano
CO BUN Buenaventura|CLO Cali|CRC Cartago|CTG Cartagena|CUC Cúcuta|CZU Corozal|EJA Barrancabermeja|EOH Medellín
CO EYP El Yopal|FLA Florencia|GPI Guapi|IBE Ibagué|IPI Ipiales|LET Leticia|MDE Medellín|MTR Montería|MVP Mitú
CO MZL Manizales|NVA Neiva|PCR Puerto Carreño|PDA Puerto Inírida|PEI Pereira|PPN Popayán|PSO Chachagüí|PUU Puerto Asís
CO PVA Providencia|RCH Riohacha|SJE San José Del Guaviare|SMR Santa Marta|SVI San Vicente Del Caguán|TCO Tumaco
CO TME Tame|UIB Quibdó|VUP Valledupar|VVC Villavicencio
CR BCL Pococi|GLF Golfito|LIO Puerto Limon|LIR Liberia|NOB Nicoya|OTR Corredores|PJM Puerto Jimenez|PMZ Palmar Sur
CR SJO San José|SYQ San Jose|TTQ Roxana|XQP Quepos
CU AVI Ciego de Avila|BCA Baracoa|BYM Bayamo|CCC Cayo Coco|CFG Cienfuegos|CMW Camaguey|CYO Cayo Largo del Sur
CU GAO Guantánamo|GER Nueva Gerona|HAV Havana|HOG Holguin|MZO Manzanillo|SCU Santiago|TND Trinidad|UPB Havana
CU VRA Matanzas|VTU Las Tunas
CV BVC Rabil|MMO Vila do Maio|RAI Praia|SID Espargos|SNE Preguiça|VXE São Pedro
CW CUR Willemstad
CX XCH Flying Fish Cove
CY ECN Nicosia|LCA Larnaca|PFO Paphos
CZ BRQ Brno|KLV Karlovy Vary|OSR Ostrava|PED Pardubice|PRG Prague
DE BER Berlin|BRE Bremen|CGN Cologne|DRS Dresden|DTM Dortmund|DUS Düsseldorf|ERF Erfurt|FDH Friedrichshafen
DE FKB Baden-Baden|FMM Memmingen|FMO Münster|FRA Frankfurt|GWT Westerland|HAJ Hannover|HAM Hamburg|HDF Heringsdorf
DE HHN Frankfurt am Main|KSF Kassel|LBC Lübeck|LEJ Leipzig|MHG Mannheim|MUC Munich|NRN Weeze|NUE Nuremberg
DE PAD Paderborn|RLG Rostock|SCN Saarbrücken|STR Stuttgart
DJ JIB Djibouti City
DK AAL Aalborg|AAR Aarhus|BLL Billund|CNL Sindal|CPH Copenhagen|EBJ Esbjerg|KRP Karup|ODE Odense|RNN Rønne
DK SGD Sønderborg
DM DCF Canefield|DOM Marigot
DO AZS Samana|BRX Barahona|JBQ La Isabela|LRM La Romana|POP Puerto Plata|PUJ Punta Cana|SDQ Santo Domingo|STI Santiago
DZ AAE Annaba|ALG Algiers|AZR Adrar|BJA Béjaïa|BLJ Batna|BSK Biskra|CBH Béchar|CFK Chlef|CZL Constantine|DJG Djanet
DZ ELG El Menia|ELU Guemar|GHA El Atteuf|GJL Tahir|HME Hassi Messaoud|HRM Hassi R'Mel|IAM In Aménas|INZ In Salah
DZ OGX Ouargla|ORN Es-Sénia|QSF Sétif|TEE Tébessi|TGR Touggourt|TIN Tindouf|TLM Zenata|TMR Tamanrasset|TMX Timimoun
DZ VVZ Illizi
EC CUE Cuenca|ETR Santa Rosa|GYE Guayaquil|LTX Latacunga|MEC Manta|OCC Coca|TUA Tulcán|UIO Quito|XMS Macas
EE EPU Pärnu|KDL Kärdla|TAY Tartu|TLL Tallinn|URE Kuressaare
EG AAC El Arish|ABS Abu Simbel|ASW Aswan|ATZ Asyut|CAI Cairo|DBB El Alamein|HBE Alexandria|HMB Suhaj|HRG Hurghada
EG LXR Luxor|MUH Marsa Matruh|RMF Marsa Alam|SPX Al Jiza|SSH Sharm el-Sheikh|TCP Taba
EH EUN El Aaiún|SMW Smara|VIL Dakhla
ER ASA Asab|ASM Asmara|MSW Massawa
ES ACE San Bartolomé|AGP Málaga|ALC Alicante|BCN Barcelona|BIO Bilbao|BJZ Badajoz|CDT Castellón de la Plana
ES EAS Hondarribia|FUE El Matorral|GRO Girona|GRX Granada|IBZ Ibiza|ILD Lleida|LCG Culleredo|LEI Almería|LEN León
ES LPA Gran Canaria Island|MAD Madrid|MAH Mahón|MLN Melilla|OVD Ranón|PMI Palma de Mallorca|PNA Pamplona|REU Reus
ES RGS Burgos|RMU Corvera|SCQ Santiago de Compostela|SDR Santander|SLM Salamanca|SPC Sta Cruz de la Palma|SVQ Sevilla
ES TFN Tenerife|TFS Tenerife|VDE El Hierro Island|VGO Vigo|VIT Alava|VLC Valencia|VLL Valladolid
ES XRY Jerez de la Frontera|ZAZ Zaragoza
ET ABK Kebri Dahar|ADD Addis Ababa|AMH Arba Minch|ASO Asosa|AWA Hawassa|AXU Axum|BJR Bahir Dar|DIR Dire Dawa|GDE Gode
ET GDQ Azezo|GMB Gambela|JIJ Jijiga|JIM Jimma|MQX Mekelle
FI ENF Enontekio|HEL Helsinki|IVL Ivalo|JOE Joensuu|JYV Jyväskylän Maalaiskunta|KAJ Kajaani|KAO Kuusamo|KEM Kemi
FI KOK Kokkola|KTT Kittilä|KUO Kuopio|LPP Lappeenranta|MHQ Mariehamn|OUL Oulu|POR Pori|RVN Rovaniemi|SJY Seinäjoki
FI SVL Savonlinna|TKU Turku|TMP Tampere|VAA Vaasa|VRK Varkaus
FJ LBS Labasa|NAN Nadi|SUV Nausori
FK MPN Mount Pleasant|PSY Stanley
FM KSA Okat|PNI Pohnpei Island|TKK Weno Island|YAP Yap Island
FO FAE Vágar
FR AGF Agen|AJA Ajaccio|ANE TFFR|AUR Aurillac|AVN Avignon|BES Brest|BIA Bastia|BIQ Biarritz|BOD Bordeaux|BSL Basel
FR BVA Paris|BVE Brive la Gaillarde|BZR Béziers|CCF Carcassonne|CDG Paris|CEQ Cannes|CER Cherbourg
FR CFE Clermont-Ferrand|CFR Caen|CLY Calvi|CMF Chambéry|DCM Castres|DIJ Dijon|DLE Dole|DNR Dinard|DOL Deauville
FR EBU Saint-Étienne|EGC Bergerac|ETZ Metz|FNI Nîmes|FSC Figari Sud-Corse|GNB Saint-Étienne-de-Saint-Geoirs
FR IDY Île d'Yeu|LDE Tarbes|LEH Le Havre|LIG Limoges|LIL Lille|LPY Le Puy|LRH La Rochelle|LRT Lorient|LYS Lyon
FR MPL Montpellier|MRS Marseille|NCE Nice|NCY Annecy|NTE Nantes|ORY Paris|PGF Perpignan|PIS Poitiers|PUF Pau|RDZ Rodez
FR RNS Rennes|SXB Strasbourg|TLN Toulon|TLS Toulouse|TUF Tours|UIP Quimper|URO Boos|XCR Vatry
GA KOU Koulamoutou|LBV Libreville|MJL Mouila|MKU Makokou|MVB Franceville|OYE Oyem|POG Port Gentil
GB ABZ Aberdeen|BEB Balivanich|BFS Belfast|BHD Belfast|BHX Birmingham|BLK Blackpool|BOH Bournemouth|BRR Eoligarry
GB BRS Bristol|CAL Campbeltown|CWL Cardiff|DND Dundee|EDI Edinburgh|EMA Nottingham|EOI Eday|EXT Exeter|GLA Paisley
GB HUY Grimsby|ILY Port Ellen|INV Inverness|KOI Orkney Islands|LBA Leeds|LCY London|LDY Derry|LGW London|LHR London
GB LPL Liverpool|LSI Lerwick|LTN London|MAN Manchester|MME Darlington|NCL Newcastle|NQY Newquay|NWI Norwich
GB PIK Prestwick|SEN London|SOU Southampton|STN London|SYY Stornoway|TRE Balemartine|VLY Angelsey|WIC Wick
GD GND Saint George's
GE BUS Batumi|KUT Kopitnari|SUI Sukhumi|TBS Tbilisi
GF CAY Matoury
GG ACI Saint Anne|GCI Saint Peter Port
GH ACC Accra|KMS Kumasi|NYI Sunyani|TKD Sekondi-Takoradi|TML Tamale
GI GIB Gibraltar
GL GOH Nuuk|JEG Aasiaat|JHS Sisimiut|KUS Kulusuk|SFJ Kangerlussuaq|THU Pituffik|UAK Narsarsuaq
GM BJL Banjul
GN CKY Conakry
GP GBJ Grand Bourg|PTP Pointe-à-Pitre
GQ BSG Bata|SSG Malabo
GR AOK Karpathos Island|ATH Athens|AXD Alexandroupolis|CFU Kerkyra Island|CHQ Souda|EFL Kefallinia Island|GPA Patras
GR HER Heraklion|IOA Ioannina|JKH Chios Island|JMK Mykonos Island|JSH Crete Island|JSI Skiathos|JTR Santorini Island
GR KGS Kos Island|KLX Kalamata|KVA Kavala|KZI Kozani|MJT Mytilene|PVK Preveza|RHO Rodes Island|SKG Thessaloniki
GR SMI Samos Island|VOL Nea Anchialos|ZTH Zakynthos Island
GT FRS San Benito|GSJ Puerto San José|GUA Guatemala City|PBR Puerto Barrios
GU GUM Hagåtña
GW OXB Bissau
GY GEO Georgetown|KAI Kaieteur Falls|LTM Lethem|OGL Ogle
HK HKG Islands
HN GJA Guanaja|LCE La Ceiba|RTB Coxen Hole|SAP San Pedro Sula|TGU Tegucigalpa|XPL Palmerola
HR BWK Bol|DBV Dubrovnik|OSI Osijek|PUY Pula|RJK Rijeka|SPU Split|ZAD Zemunik|ZAG Zagreb
HT CAP Cap Haitien|CYA Les Cayes|JAK Jacmel|JEE Jeremie|PAP Port-au-Prince
HU BUD Budapest|DEB Debrecen|SOB Sármellék
ID AAP Samarinda|AEG Padang Sidempuan|AMQ Ambon|BDJ Landasan Ulin|BDO Bandung|BEJ Tanjung Redeb - Borneo Island
ID BIK Biak|BKS Bengkulu|BPN Balikpapan|BTH Batam|BTJ Banda Aceh|CGK Jakarta|CXP Cilacap|DJJ Sentani|DPS Denpasar
ID DUM Dumai|FKQ Fakfak|FLZ Sibolga|GNS Gunungsitoli|HLP Jakarta|JOG Yogyakarta|KNG Kaimana|KNO Medan|KTG Ketapang
ID KXB Kolaka|LOP Mataram|LSR Kutacane|LUV Langgur|MDC Manado|MEQ Kuala Pesisir|MKQ Merauke|MKW Manokwari|MLG Malang
ID NAH Tahuna-Sangihe Island|NBX Nabire|NPO Nanga Pinoh-Borneo Island|NTX Ranai-Natuna Besar Island|OKL Oksibil
ID PDG Padang|PDO Talang Gudang-Sumatra Island|PKU Pekanbaru|PKY Palangkaraya|PLM Palembang|PLW Palu|PNK Pontianak
ID PSU Putussibau-Borneo Island|SOC Surakarta|SOQ Sorong|SQG Sintang|SRG Semarang|SUB Surabaya|TIM Timika
ID TJG Tanta-Tabalong|TKG Bandar Lampung|TMH Tanah Merah|TRK Tarakan|TRT Toraja|TTE Sango|TXE Takengon|UGU Sugapa
ID UPG Ujung Pandang|WMX Wamena|WNI Wangi-wangi Island|YIA Yogyakarta
IE CFN Donegal|DUB Dublin|GWY Galway|KIR Killarney|NOC Charlestown|ORK Cork|SNN Shannon|WAT Waterford
IL ETM Eilat|HFA Haifa|TLV Tel Aviv
IM IOM Castletown
IN AGR Agra|AGX Agatti|AJL Aizawl|AMD Ahmedabad|ATQ Amritsar|BBI Bhubaneswar|BDQ Vadodara|BHJ Bhuj|BHO Bhopal
IN BHU Bhavnagar|BLR Bangalore|BOM Mumbai|CCJ Calicut|CCU Kolkata|CDP Kadapa|CJB Coimbatore|CNN Kannur|COK Kochi
IN DED Dehradun|DEL New Delhi|DHM Kangra|DIB Dibrugarh|DMU Dimapur|GAU Guwahati|GAY Gaya|GDB Gondia|GOI Vasco da Gama
IN GOP Gorakhpur|GOX Mopa|GWL Gwalior|HBX Hubli|HJR Khajuraho|HYD Hyderabad|IDR Indore|IMF Imphal|ISK Nasik
IN IXA Agartala|IXB Siliguri|IXC Chandigarh|IXD Allahabad|IXE Mangalore|IXG Belgaum|IXI Lilabari|IXJ Jammu|IXL Leh
IN IXM Madurai|IXP Pathankot|IXR Ranchi|IXS Silchar|IXU Aurangabad|IXY Kandla|IXZ Port Blair|JAI Jaipur|JDH Jodhpur
IN JGA Jamnagar|JLR Jabalpur|JRH Jorhat|KJB Orvakal|KLH Kolhapur|KNU Kanpur|KQH Ajmer|LKO Lucknow|LTU Latur
IN MAA Chennai|NAG Nagpur|NDC Nanded|PAB Bilaspur|PAT Patna|PBD Porbandar|PGH Pantnagar|PNQ Pune|PNY Puducherry
IN RAJ Rajkot|RDP Durgapur|RJA Madhurapudi|SAG Kakadi|SHL Shillong|STV Surat|SXR Srinagar|TEZ Tezpur
IN TRV Thiruvananthapuram|TRZ Tiruchirappalli|UDR Udaipur|VGA Gannavaram|VNS Varanasi|VTZ Visakhapatnam
IQ BGW Baghdad|BSR Basra|EBL Erbil|ISU Sulaymaniyah|NJF Najaf|OSM Mosul
IR ABD Abadan|ADU Ardabil|AEU Abu Musa|AFZ Sabzevar|AWZ Ahvaz|AZD Yazd|BDH Bandar Lengeh|BJB Bojnord|BND Bandar Abbas
IR BUZ Bushehr|BXR Bam|DEF Dezful|GCH Gachsaran|HDM Hamadan|IFN Isfahan|IKA Tehran|KER Kerman|KHD Khoram Abad
IR KIH Kish Island|KKS Kashan|KSH Kermanshah|LFM Lamerd|LRR Lar|MHD Mashhad|MRX Mahshahr|NSH Nowshahr|OMH Urmia
IR PGU Khiyaroo|PYK Karaj|RAS Rasht|RJN Rafsanjan|RZR Ramsar|SDG Sanandaj|SRY Sari|SYZ Shiraz|TBZ Tabriz|THR Tehran
IR XBJ Birjand|ZAH Zahedan|ZBR Konarak
IS AEY Akureyri|EGS Egilsstaðir|HFN Höfn|HZK Húsavík|IFJ Ísafjörður|KEF Reykjavík|RKV Reykjavik
IT AHO Alghero|AOI Ancona|BDS Brindisi|BGY Milan|BLQ Bologna|BRI Bari|BZO Bolzano|CAG Cagliari|CIA Rome|CIY Comiso
IT CRV Crotone|CTA Catania|CUF Cuneo|EBA Marina  Di Campo|FCO Rome|FLR Florence|FOG Foggia|FRL Forlì|GOA Genoa
IT LIN Milan|LMP Lampedusa|MXP Milan|NAP Naples|OLB Olbia|PEG Perugia|PMF Parma|PMO Palermo|PNL Pantelleria|PSA Pisa
IT PSR Pescara|REG Reggio Calabria|RMI Rimini|SUF Lamezia Terme|TPS Trapani|TRN Turin|TRS Trieste|TSF Venice
IT VBS Montichiari|VCE Venice|VRN Villafranca di Verona
JE JER Saint Helier
JM KIN Kingston|KTP Tinson Pen|MBJ Montego Bay|OCJ Boscobel
JO ADJ Amman|AMM Amman|AQJ Aqaba
JP AKJ Asahikawa|AOJ Aomori|ASJ Amami|AXT Akita|CTS Sapporo|FKS Sukagawa|FSZ Makinohara|FUJ Goto|FUK Fukuoka
JP GAJ Higashine|HAC Hachijojima|HIJ Hiroshima|HKD Hakodate|HNA Hanamaki|HND Tokyo|HSG Saga|IBR Omitama|IKI Iki
JP ISG Ishigaki|ITM Osaka|IWJ Masuda|IWK Iwakuni|IZO Izumo|KCZ Nankoku|KIJ Niigata|KIX Osaka|KKJ Kitakyushu|KKX Kikai
JP KMI Miyazaki|KMJ Kumamoto|KMQ Kanazawa|KOJ Kagoshima|KTD Kitadaitōjima|KUH Kushiro|KUM Yakushima|MBE Monbetsu
JP MMB Ōzora|MMD Minamidaito|MMJ Matsumoto|MMY Miyako City|MSJ Misawa|MYE Miyakejima|MYJ Matsuyama|NGO Tokoname
JP NGS Nagasaki|NKM Nagoya|NRT Tokyo|NTQ Wajima|OBO Obihiro|OGN Yonaguni|OIM Izu Oshima|OIR Okushiri Island|OIT Oita
JP OKA Naha|OKD Sapporo|OKE Wadomari|OKI Okinoshima|OKJ Okayama|ONJ Kitaakita|RIS Rishiri|RNJ Yoron|SDJ Natori
JP SDS Sado|SHB Nakashibetsu|SHM Shirahama|SYO Shonai|TAK Takamatsu|TKN Amagi|TKS Tokushima|TNE Tanegashima|TOY Toyama
JP TRA Tarama|TSJ Tsushima|TTJ Tottori|UBJ Ube|UEO Kumejima|UKB Kobe|WKJ Wakkanai|YGJ Yonago
KE ASV Amboseli National Park|EDL Eldoret|KIS Kisumu|KWY Kiwayu|LAU Lamu|LKG Lokichoggio|MBA Mombasa|MRE Masai Mara
KE MYD Malindi|NBO Nairobi|NYK Nanyuki|WIL Nairobi|WJR Wajir
KG FRU Bishkek|IKU Tamchy|OSS Osh
KH BBM Battambang|PNH Phnom Penh|REP Siem Reap
KI CXI Kiritimati|TRW Tarawa
KM AJN Ouani|HAH Moroni|NWA Fomboni
KN NEV Charlestown|SKB Basseterre
KP DSO Sŏndŏng-ni|FNJ Pyongyang|RGO Hoemun-ri|WOS Wonsan
KR CJJ Cheongju|CJU Jeju City|GMP Seoul|HIN Sacheon|ICN Seoul|KPO Pohang|KUV Kunsan|KWJ Gwangju|MWX Piseo-ri|PUS Busan
KR RSU Yeosu|TAE Daegu|USN Ulsan|WJU Wonju|YNY Gonghang-ro
KW KWI Kuwait
KY CYB Cayman Brac|GCM Georgetown
KZ AKX Aktobe|ALA Almaty|CIT Shymkent|DMB Taraz|DZN Zhezkazgan|GUW Atyrau|HSA Hazrat Sultan|KGF Karaganda
KZ KOV Kokshetau|KSN Kostanay|NQZ Astana|PLX Semey|PPK Petropavl|PWQ Pavlodar|SCO Aktau|UKK Ust-Kamenogorsk|URA Uralsk
LA LPQ Luang Phabang|PKZ Pakse|VTE Vientiane
LB BEY Beirut
LC SLU Castries|UVF Vieux Fort
LK BTC Batticaloa|CMB Colombo|HRI Mattala Rajapaksa|JAF Jaffna|KCT Galle|RML Colombo|TRR Trincomalee
LR MLW Monrovia|ROB Monrovia
LS MSU Maseru
LT KUN Kaunas|PLQ Palanga|VNO Vilnius
LU LUX Luxembourg
LV LPX Liepāja|RIX Riga|VNT Ventspils
LY AKF Kufra|BEN Benina|GHT Ghat|LAQ Al Albraq|LTD Ghadames|MJI Tripoli|SEB Sabha|SRX Sirt
MA AGA Agadir|AHU Al Hoceima|CMN Casablanca|ERH Errachidia|ESU Essaouira|FEZ Saïss|NDR Al Aaroui|OUD Ahl Angad
MA OZG Zagora|OZZ Ouarzazate|RAK Marrakesh|RBA Rabat|TNG Tangier|TTA Tan Tan|TTU Tétouan
MD KIV Chisinau
ME TGD Podgorica|TIV Tivat
MF SFG Grand Case
MG ANM Antsirabe|BPY Besalampy|DIE Antisiranana|FTU Tôlanaro|HVA Analalava|MJN Mahajanga|MNJ Mananjary|MOQ Morondava
MG MXM Morombe|NOS Nosy Be|SMS Vohilava|SVB Sambava|TLE Toliara|TMM Toamasina|TNR Antananarivo|VOH Vohemar
MG WAI Antsohihy|WFI Fianarantsoa|WMN Maroantsetra|WMR Mananara Nord|WVK Manakara|ZVA Miandrivazo
MH KWA Kwajalein|MAJ Majuro Atoll
MK OHD Ohrid|SKP Skopje
ML BKO Bamako|GAQ Gao|KYS Kayes Dag Dag|MZI Sévaré|TOM Timbuktu
MM AKY Sittwe|KAW Kawthoung|KET Kengtung|KYP Kyaukpyu|LIW Loikaw|LSH Lashio|MDL Mandalay|MGZ Mkeik|MOG Mong Hsat
MM MYT Myitkyina|NYT Pyinmana|PBU Putao|RGN Yangon|SNW Thandwe|THL Tachileik|TVY Dawei
MN AVK Arvaikheer|BYN Bayankhongor|DLZ Dalanzadgad|HVD Khovd|LTI Altai|MXV Mörön|UBN Ulaanbaatar|UGA Bulgan
MO MFM Nossa Senhora do Carmo
MP ROP Rota Island|SPN I Fadang
MQ FDF Fort-de-France
MR NDB Nouadhibou|NKC Nouakchott
MS MNI Gerald's Park
MT MLA Malta
MU MRU Plaine Magnien|RRG Port Mathurin
MV GAN Gan|HAQ Haa Dhaalu Atoll|KDM Huvadhu Atoll|KDO Kadhdhoo|MLE Malé|NMF Noonu Atoll|VAM Maamigili
MW BLZ Blantyre|LLW Lilongwe|ZZU Mzuzu
MX ACA Ciudad de Acapulco|AGU Aguascalientes|BJX Ciudad de Silao|CEN Ciudad Obregón|CJS Ciudad Juárez|CLQ Colima
MX CME Ciudad del Carmen|CPE Campeche|CTM Chetumal|CUA Comondú|CUL Culiacán|CUN Ciudad de Cancún|CUU Chihuahua
MX CVJ Temixco|CVM Ciudad Victoria|CYW Celaya|CZM Ciudad de Cozumel|DGO Ciudad de Durango
MX GDL Ciudad de Tlajomulco de Zúñiga|GYM Guaymas|HMO Hermosillo|HUX Huatulco|IZT Ixtepec|JAL Xalapa|LAP La Paz
MX LMM Los Mochis|LOV Monclova|LTO Loreto|LZC Lázaro Cárdenas|MAM Matamoros|MEX Ciudad de México|MID Ciudad de Mérida
MX MLM Morelia|MTT Cosoleacaque|MTY Ciudad de Apodaca|MXL Mexicali|MZT Ciudad de Mazatlàn|NLD Nuevo Laredo
MX NLU Mexico City|OAX Oaxaca|PAZ Poza Rica|PBC Puebla|PDS Piedras Negras|PVR Ciudad de Puerto Vallarta
MX PXM Puerto Escondido|QRO Querétaro|REX Reynosa|SJD Ciudad de San José del Cabo|SLP San Luis Potosí|SLW Saltillo
MX TAM Tampico|TAP Tapachula|TGZ Tuxtla Gutiérrez|TIJ Ciudad de Tijuana|TLC Ciudad de Toluca|TPQ Tepic|TRC Torreón
MX UPN Uruapan|VER Veracruz|VSA Villahermosa|ZCL Zacatecas|ZIH Ixtapa|ZLO Manzanillo
MY AOR Alor Satar|BBN Bario|BKI Kota Kinabalu|BTU Bintulu|IPH Ipoh|JHB Johor Bahru|KBR Kota Baharu|KCH Kuching
MY KUA Kuantan|KUL Sepang|LBU Labuan|LDU Lahad Datu|LGK Langkawi|LMN Limbang|MKM Mukah|MUR Marudi|MYY Miri|MZV Mulu
MY PEN Penang|SBW Sibu|SDK Sandakan|SZB Subang|TGG Kuala Terengganu|TOD Tioman Island|TWU Tawau
MZ APL Nampula|BCW Benguera Island|BEW Beira|INH Inhambane|MPM Maputo|POL Pemba|TET Tete|UEL Quelimane|VNX Vilanculo
MZ VPY Chimoio|VXC Lichinga
NA ERS Windhoek|LUD Luderitz|NDU Rundu|OMD Oranjemund|OND Ondangwa|WDH Windhoek|WVB Walvis Bay
NC BMY Waala|GEA Nouméa|ILP Île des Pins|KNQ Koné|KOC Koumac|LIF Lifou|MEE Maré|NOU Nouméa|TGJ Tiga|TOU Touho
NC UVE Ouvéa
NE AJY Agadez|NIM Niamey|ZND Zinder
NF NLK Burnt Pine
NG ABV Abuja|AKR Akure|BCU Bauchi|BNI Benin|CBQ Calabar|ENU Enegu|GMO Gombe|IBA Ibadan|ILR Ilorin|JOS Jos|KAD Kaduna
NG KAN Kano|LOS Lagos|MDI Makurdi|MIU Maiduguri|PHC Port Harcourt|QOW Owerri|QRW Warri|QUO Uyo|SKO Sokoto|YOL Yola
NI BEF Bluefileds|MGA Managua|PUZ Puerto Cabezas
NL AMS Amsterdam|EIN Eindhoven|GRQ Groningen|LEY Lelystad|MST Maastricht|RTM Rotterdam
NO AES Ålesund|ALF Alta|ANX Andenes|BDU Målselv|BGO Bergen|BJF Båtsfjord|BNN Brønnøy|BOO Bodø|BVG Berlevåg|EVE Evenes
NO FRO Florø|HAU Karmøy|HFT Hammerfest|HOV Ørsta|HVG Honningsvåg|KKN Kirkenes|KRS Kjevik|KSU Kvernberget|LKL Lakselv
NO LKN Leknes|LYR Longyearbyen|MEH Mehamn|MJF Mosjøen|MOL Årø|MQN Mo i Rana|NTB Notodden|OLA Ørland|OSL Oslo|RRS Røros
NO RVK Rørvik|SKN Hadsel|SOJ Sørkjosen|SRP Leirvik|SSJ Alstahaug|SVG Stavanger|SVJ Svolvær|TOS Tromsø|TRD Trondheim
NO TRF Torp|VAW Vardø|VDS Vadsø
NP BIR Biratnagar|BWA Siddharthanagar|JKR Janakpur|KEP Nepalgunj|KTM Kathmandu|PKR Pokhara|TPJ Taplejung
NR INU Yaren District
NU IUE Alofi
NZ AKL Auckland|BHE Blenheim|CHC Christchurch|CHT Te One|DUD Dunedin|GIS Gisborne|HKK Hokitika|HLZ Hamilton
NZ IVC Invercargill|KAT Awanui|KKE Kerikeri|NPE Napier|NPL New Plymouth|NSN Nelson|OAM Oamaru|PMR Palmerston North
NZ ROT Rotorua|TIU Timaru|TRG Tauranga|TUO Taupo|WAG Wanganui|WHK Whakatane|WKA Wanaka|WLG Wellington|WRE Whangarei
NZ WSZ Westport|ZQN Queenstown
OM DQM Duqm|KHS Khasab|MCT Muscat|SLL Salalah
PA BOC Isla Colón|CHX Changuinola|CTD Chitré|DAV David|ONX Colón|PAC Albrook|PTY Tocumen
PE AQP Arequipa|AYP Ayacucho|CHH Chachapoyas|CHM Chimbote|CIX Chiclayo|CJA Cajamarca|CUZ Cusco|HUU Huánuco|ILQ Ilo
PE IQT Iquitos|JAE Jaén|JAU Jauja|JUL Juliaca|LIM Lima|NZC Nazca|PCL Pucallpa|PEM Puerto Maldonado|PIU Piura
PE TBP Tumbes|TCQ Tacna|TPP Tarapoto|TRU Trujillo|TYL Talara|YMS Yurimaguas
PF AAA Anaa|AHE Ahe Atoll|AUQ Hiva Oa Island|AXR Arutua|BOB Motu Mute|FAV Fakarava|GMR Totegegie|HOI Otepa|HUH Fare
PF KKR Raitahiti|MAU Maupiti|MKP Makemo|MOZ Moorea-Maiao|MVT Mataiva|NHV Nuku Hiva|PPT Papeete|RFP Uturoa|RGI Rangiroa
PF RUR Rurutu|TIH Tikehau|TKP Takapoto|TKX Takaroa|TUB Tubuai|XMH Manihi
PG BUA Buka Island|CMU Kundiawa|DAU Daru|GKA Goronka|GUR Gurney|HGU Mount Hagen|HKN Kimbe|KMA Kerema|KVG Kavieng
PG LAE Lae|MAG Madang|MAS Manus Island|MDU Mendi|OPU Balimo|PNP Popondetta|POM Port Moresby|RAB Kokopo|VAI Vanimo
PG VMU Baimuru|WBM Wapenamanda|WWK Wewak
PH BAG Baguio City|BCD Bacolod City|BQA Baler|BSO Basco|BXU Butuan|CBO Datu Odin Sinsuat|CEB Lapu-Lapu City
PH CGM Mambajao|CGY Cagayan de Oro|CRK Mabalacat|CRM Catarman|CYP Calbayog City|CYZ Cauayan City|DGT Dumaguete City
PH DPL Dipolog|DRP Legazpi|DVO Davao|GES General Santos|ILO Cabatuan|JOL Jolo|KLO Kalibo|LAO Laoag City|LLC Lal-lo
PH MBT Masbate|MNL Manila|MPH Malay|OZC Ozamiz|PAG Pagadian|PPS Puerto Princesa|RXS Roxas City|SFE San Fernando
PH SFS Olongapo|SJI San Jose|SUG Surigao City|TAC Tacloban City|TAG Panglao|TBH Tablas Island|TDG Tandag
PH TUG Tuguegarao City|TWT Bongao|USU Coron|VRC Virac|WNP Naga|ZAM Zamboanga City
PK BHV Bahawalpur|CJL Chitral|DEA Dera Ghazi Khan|DSK Dera Ismael Khan|GIL Gilgit|GWD Gwadar|ISB Islamabad|KDU Skardu
PK KHI Karachi|LHE Lahore|LYP Faisalabad|MFG Muzaffarabad|MJD Moenjodaro|MUX Multan|PEW Peshawar|PJG Panjgur|PSI Pasni
PK PZH Fort Sandeman|RAZ Rawalakot|RYK Rahim Yar Khan|SDT Saidu Sharif|SKT Sialkot|SKZ Mirpur Khas|SYW Sehwan Sharif
PK TUK Turbat|UET Quetta|WNS Nawabashah
PL BZG Bydgoszcz|GDN Gdańsk|IEG Babimost|KRK Krakow|KTW Katowice|LCJ Łódź|LUZ Lublin|POZ Poznań|RDO Radom|RZE Rzeszów
PL SZY Olsztyn|SZZ Goleniow|WAW Warsaw|WMI Warsaw|WRO Wrocław
PM FSP Saint-Pierre|MQC Miquelon
PR BQN Aguadilla|MAZ Mayaguez|PSE Ponce|SIG San Juan|SJU San Juan
PT BGC Bragança|CAT Cascais|FAO Faro|FLW Santa Cruz das Flores|FNC Funchal|GRW Santa Cruz da Graciosa|HOR Horta
PT LIS Lisbon|OPO Porto|PDL Ponta Delgada|PIX Pico Island|PRM Portimão|PXO Vila Baleira|SJZ Velas|SMA Vila do Porto
PT TER Praia da Vitória|VRL Vila Real|VSE Viseu
PW ROR Babelthuap Island
PY AGT Ciudad del Este|ASU Luque
QA DOH Doha
RE RUN Sainte-Marie|ZSE Saint-Pierre
RO ARW Arad|BAY Baia Mare|BBU Bucharest|BCM Bacău|CLJ Cluj-Napoca|CND Constanţa|CRA Craiova|IAS Iaşi|OMR Oradea
RO OTP Bucharest|SBZ Sibiu|SCV Suceava|SUJ Satu Mare|TGM Târgu Mureş|TSR Timişoara
RS BEG Belgrade|INI Nis|KVO Kraljevo
RU AAQ Krasnyi Kurgan|ABA Abakan|AER Sochi|AMV Amderma|ARH Archangelsk|ASF Astrakhan|BAX Barnaul|BQS Blagoveschensk
RU BTK Bratsk|BVJ Bovanenkovo|BWO Balakovo|BZK Bryansk|CEE Cherepovets|CEK Chelyabinsk|CKH Chokurdah|CSY Cheboksary
RU CYX Cherskiy|DME Moscow|DYR Anadyr|EGO Belgorod|EIE Yeniseysk|EIK Yeysk|ESL Elista|EYK Beloyarskiy|GDX Magadan
RU GDZ Gelendzhik|GOJ Nizhny Novgorod|GRV Grozny|GSV Saratov|HMA Khanty-Mansiysk|HTA Chita|HTG Khatanga|IAA Igarka
RU IGT Sunzha|IJK Izhevsk|IKS Tiksi|IKT Irkutsk|IWA Ivanovo|JOK Yoshkar-Ola|KEJ Kemerovo|KGD Kaliningrad|KGP Kogalym
RU KHV Khabarovsk|KJA Krasnoyarsk|KMW Kostroma|KPW Keperveem|KRO Kurgan|KRR Krasnodar|KSZ Kotlas|KUF Samara|KVX Kirov
RU KXK Komsomolsk-on-Amur|KYZ Kyzyl|KZN Kazan|LED Saint Petersburg|LPK Lipetsk|MCX Makhachkala|MJZ Mirny|MMK Murmansk
RU MQF Magnitogorsk|MQJ Khonuu|MRV Mineralnyye Vody|NAL Nalchik|NBC Nizhnekamsk|NER Neryungri|NFG Nefteyugansk
RU NJC Nizhnevartovsk|NLI Nikolayevsk-na-Amure Airport|NNM Naryan Mar|NOJ Noyabrsk|NOZ Novokuznetsk|NSK Norilsk
RU NUX Novy Urengoy|NYA Nyagan|NYM Nadym|OGZ Beslan|OHO Okhotsk|OLZ Olyokminsk|OMS Omsk|OSW Orsk|OVB Novosibirsk
RU OVS Sovetskiy|PEE Perm|PES Petrozavodsk|PEX Pechora|PEZ Penza|PKC Petropavlovsk-Kamchatsky|PKV Pskov|PYJ Yakutia
RU REN Orenburg|ROV Rostov-on-Don|RYB Rybinsk|SBT Sabetta|SCW Syktyvkar|SEK Srednekolymsk|SGC Surgut|SKX Saransk
RU SLY Salekhard|STW Stavropol|SVO Moscow|SVX Yekaterinburg|SYS Saskylakh|TGK Taganrog|TJM Tyumen|TOF Tomsk|UCT Ukhta
RU UFA Ufa|UKX Ust-Kut|ULK Lensk|ULV Ulyanovsk|ULY Cherdakly|URJ Uray|URS Kursk|USK Usinsk|USR Ust-Nera|UUA Bugulma
RU UUD Ulan Ude|UUS Yuzhno-Sakhalinsk|VKO Moscow|VKT Vorkuta|VOG Volgograd|VOZ Voronezh|VVO Artyom|VYI Vilyuisk
RU YKS Yakutsk|ZIA Moscow|ZIX Zhigansk|ZKP Zyryanka
RW KGL Kigali|KME Kamembe
SA ABT Al-Baha|AHB Abha|AJF Al-Jawf|AQI Qaisumah|BHH Bisha|DMM Dammam|DWD Dawadmi|EAM Najran|EJH Al Wajh|ELQ Buraidah
SA GIZ Jizan|HAS Ha'il|HOF Hofuf|JED Jeddah|KMC King Khaled Military City|MED Medina|NUM Sharma|RAE Arar|RAH Rafha
SA RUH Riyadh|SHW Sharurah|TIF Ta'if|TUI Turaif|TUU Tabuk|ULH Al Ula|URY Gurayat|WAE Wadi Al Dawasir|YNB Yanbu
SB HIR Honiara|MUA Munda
SC PRI Grand Anse|SEZ Mahe Island
SD DOG Dongola|EBD El-Obeid|ELF El Fasher|KRT Khartoum|KSL Kassala|PZU Port Sudan|UYL Nyala
SE AGH Ängelholm|AJR Arvidsjaur|ARN Stockholm|BLE Borlange|BMA Stockholm|EVG Sveg|GEV Gällivare|GOT Gothenburg
SE HAD Halmstad|HFS Råda|HMV Hemavan|JKG Jönköping|KID Kristianstad|KLR Kalmar|KRF Nyland|KRN Kiruna|KSD Karlstad
SE LLA Luleå|LPI Linköping|LYC Lycksele|MMX Malmö|MXX Mora|NRK Norrköping|NYO Stockholm|OER Örnsköldsvik|ORB Örebro
SE OSD Östersund|RNB Ronneby|SCR Malung-Sälen|SDL Sundsvall|SFT Skellefteå|SQO Storuman|THN Trollhättan|TYF Torsby
SE UME Umeå|VBY Visby|VHM Vilhelmina|VST Stockholm|VXO Växjö
SG SIN Singapore|XSP Seletar
SH ASI Cat Hill
SI LJU Ljubljana
SK BTS Bratislava|KSC Košice|SLD Sliač|TAT Poprad
SL FNA Freetown|KBS Bo|KEN Kenema|WYE Yengema
SN CSK Cap Skirring|DSS Dakar|MAX Ouro Sogui|TUD Tambacounda|XLS Saint Louis|ZIG Ziguinchor
SO BBO Berbera|HGA Hargeisa|MGQ Mogadishu
SR PBM Zandery
SS JUB Juba|MAK Malakal|WUU Wau
ST PCP São Tomé & Príncipe|TMS São Tomé
SV ILS San Salvador|SAL San Salvador
SX SXM Saint Martin
SY ALP Aleppo|DAM Damascus|KAC Qamishly|LTK Latakia
SZ SHO Mpaka
TC GDT Cockburn Town|NCA North Caicos|PLS Providenciales|XSC South Caicos
TD AEH Abeche|MQQ Moundou|NDJ N'Djamena
TG LFW Lomé
TH BFV Buriram|BKK Bangkok|CEI Chiang Rai|CJM Chumphon|CNX Chiang Mai|DMK Bangkok|HDY Hat Yai|HGN Mae Hong Son
TH HHQ Hua Hin|HKT Phuket|KBV Krabi|KKC Khon Kaen|KOP Nakhon Phanom|LOE Loei|LPT Lampang|MAQ Mae Sot|NAW Narathiwat
TH NNT Nan|NST Nakhon Si Thammarat|PHS Phitsanulok|PHY Phetchabun|PXR Surin|ROI Roi Et|SNO Sakon Nakhon|TDX Laem Ngop
TH THS Sukhothai|TST Trang|UBP Ubon Ratchathani|UNN Ranong|URT Surat Thani|USM Na Thon|UTH Udon Thani|UTP Rayong
TJ DYU Dushanbe|KQT Kurgan-Tyube|LBD Khujand|TJU Kulyab
TL DIL Dili
TM ASB Ashgabat|CRZ Türkmenabat|KRW Turkmenbashi|MYP Mary|TAZ Daşoguz
TN DJE Mellita|GAE Gabès|GAF Gafsa|MIR Monastir|NBE Enfidha|SFA Sfax|TBJ Tabarka|TOE Tozeur|TUN Tunis
TO HPA Lifuka|TBU Nuku'alofa|VAV Vava'u Island
TR ADA Adana|ADB İzmir|ADF Adıyaman|AJI Ağrı|AOE Eskişehir|ASR Kayseri|AYT Antalya|BAL Batman|BGG Bingöl|BJV Bodrum
TR BZI Balıkesir|CKZ Çanakkale|COV Adana|DIY Diyarbakır|DLM Dalaman|DNZ Denizli|EDO Balıkesir|ERC Erzincan|ERZ Erzurum
TR ESB Ankara|EZS Elazığ|GNY Şanlıurfa|GZP Alanya|GZT Gaziantep|HTY Hatay|IGD Iğdır|ISE Isparta|IST İstanbul
TR KCM Kahramanmaraş|KCO Kocaeli|KFS Kastamonu|KSY Kars|KYA Konya|KZR Kütahya|MLX Malatya|MQM Mardin|MSR Muş
TR MZH Amasya|NAV Nevşehir|NKT Şırnak|NOP Sinop|OGU Ordu|ONQ Zonguldak|RZV Rize|SAW İstanbul|SXZ Siirt|SZF Samsun
TR TEQ Tekirdağ|TJK Tokat|TZX Trabzon|USQ Uşak|VAN Van|VAS Sivas|YEI Bursa|YKO Hakkari
TT POS Port of Spain|TAB Scarborough
TV FUN Funafuti
TW CYI Chiayi City|HCN Hengchung|HUN Hualien City|KHH Kaohsiung|KNH Shang-I|KYD Orchid Island|LZN Matsu|MFK Matsu
TW MZG Huxi|PIF Pingtung|RMQ Taichung|TNN Tainan|TPE Taoyuan|TSA Taipei City|TTT Taitung City
TZ ARK Arusha|DAR Dar es Salaam|DOD Dodoma|JRO Arusha|MBI Mbeya|MWZ Mwanza|MYW Mtwara|TGT Tanga|ZNZ Zanzibar
UA CWC Chernivtsi|DNK Dnipro|HRK Kharkiv|IEV Kyiv|IFO Ivano-Frankivsk|KBP Kyiv|KHE Kherson|KWG Kryvyi Rih|LWO Lviv
UA MPW Mariupol|NLV Nikolayev|ODS Odessa|OZH Zaporizhia|RWN Rivne|SIP Simferopol|UDJ Uzhhorod
UG EBB Kampala|RUA Arua|SRT Soroti|ULU Gulu
UM AWK Wake Island
US ABE Allentown|ABI Abilene|ABQ Albuquerque|ABR Aberdeen|ABY Albany|ACK Nantucket|ACT Waco|ACV Arcata
US ACY Atlantic City|ADK Adak|ADQ Kodiak|AEX Alexandria|AGS Augusta|AHN Athens Georgia|AIN Wainwright|AKN King Salmon
US ALB Albany|ALO Waterloo|ALS Alamosa|ALW Walla Walla|AMA Amarillo|ANC Anchorage|ANI Aniak|ANN Metlakatla|ANV Anvik
US AOO Altoona|APN Alpena|ARC Arctic Village|ART Watertown|ASE Aspen|ATL Atlanta|ATY Watertown|AUG Augusta|AUS Austin
US AVL Asheville|AVP Wilkes-Barre|AZA Mesa|AZO Kalamazoo|BDL Hartford|BDR Bridgeport|BET Bethel|BFD Bradford
US BFF Scottsbluff|BFI Seattle|BFL Bakersfield|BGM Binghamton|BGR Bangor|BHB Bar Harbor|BHM Birmingham|BIL Billings
US BIS Bismarck|BKW Beckley|BLF Bluefield|BLI Bellingham|BLV Belleville|BMI Bloomington|BNA Nashville|BOI Boise
US BOS Boston|BPT Beaumont|BQK Brunswick|BRD Brainerd|BRL Burlington|BRO Brownsville|BRW Utqiaġvik|BTM Butte
US BTR Baton Rouge|BTV South Burlington|BUF Buffalo|BUR Burbank|BWI Baltimore|BZN Bozeman|CAE Columbia|CAK Akron
US CDC Cedar City|CDV Cordova|CEC Crescent City|CGI Cape Girardeau|CHA Chattanooga|CHO Charlottesville|CHS Charleston
US CID Cedar Rapids|CIU Sault Ste Marie|CKB Bridgeport|CLE Cleveland|CLL College Station|CLM Port Angeles
US CLT Charlotte|CMH Columbus|CMI Savoy|CMX Hancock|CNM Carlsbad|COD Cody|COS Colorado Springs|COU Columbia|CPR Casper
US CRP Corpus Christi|CRW Charleston|CSG Columbus|CVG Cincinnati|DAB Daytona Beach|DAL Dallas|DAY Dayton|DBQ Dubuque
US DCA Washington|DDC Dodge City|DEC Decatur|DEN Denver|DFW Dallas-Fort Worth|DHN Dothan|DLG Dillingham|DLH Duluth
US DSM Des Moines|DTW Detroit|DUJ Dubois|DUT Unalaska|EAR Kearney|EAU Eau Claire|ECP Panama City Beach|EGE Eagle
US EGX Egegik|EKO Elko|ELD El Dorado|ELM Elmira|ELP El Paso|EMK Emmonak|ERI Erie|EUG Eugene|EVV Evansville
US EWB New Bedford|EWN New Bern|EWR New York|EYW Key West|FAI Fairbanks|FAR Fargo|FAT Fresno|FAY Fayetteville
US FCA Kalispell|FHU Fort Huachuca|FLG Flagstaff|FLL Fort Lauderdale|FLO Florence South Carolina|FNT Flint|FOD Fort Dodge
US FSD Sioux Falls|FSM Fort Smith|FWA Fort Wayne|GCC Gillette|GCK Garden City|GCN Grand Canyon - Tusayan|GEG Spokane
US GFK Grand Forks|GGG Longview|GGW Glasgow|GJT Grand Junction|GLH Greenville|GNV Gainesville|GPT Gulfport
US GRB Green Bay|GRI Grand Island|GRK Killeen|GRR Grand Rapids|GSO Greensboro|GSP Greer|GST Gustavus|GTF Great Falls
US GTR Columbus|HCR Holy Cross|HIB Hibbing|HII Lake Havasu City|HLN Helena|HNL Honolulu|HNM Hana|HNS Haines|HOB Hobbs
US HON Huron|HOT Hot Springs|HOU Houston|HPN White Plains|HRL Harlingen|HRO Harrison|HSV Huntsville|HTS Huntington
US HVN New Haven|HYA Hyannis|IAD Washington|IAG Niagara Falls|IAH Houston|ICT Wichita|IDA Idaho Falls|ILG Wilmington
US ILM Wilmington|IND Indianapolis|INL International Falls|IPT Williamsport|IRK Kirksville|ISP Islip|ITH Ithaca
US ITO Hilo|JAC Jackson|JAN Jackson|JAX Jacksonville|JBR Jonesboro|JFK New York|JHM Lahaina|JLN Joplin|JMS Jamestown
US JNU Juneau|JST Johnstown|KOA Kailua-Kona|KTN Ketchikan|LAN Lansing|LAR Laramie|LAS Las Vegas|LAX Los Angeles
US LBB Lubbock|LBE Latrobe|LBF North Platte|LBL Liberal|LCH Lake Charles|LCK Columbus|LEB Lebanon|LEX Lexington
US LFT Lafayette|LGA New York|LGB Long Beach|LIH Lihue|LIT Little Rock|LMT Klamath Falls|LNK Lincoln|LNS Lancaster
US LNY Lanai City|LRD Laredo|LSE La Crosse|LWS Lewiston|LWT Lewistown|LYH Lynchburg|MAF Midland|MBS Saginaw
US MCG McGrath|MCI Kansas City|MCN Macon|MCO Orlando|MDT Harrisburg|MDW Chicago|MEI Meridian|MEM Memphis|MFE McAllen
US MFR Medford|MGM Montgomery|MGW Morgantown|MHK Manhattan|MHR Sacramento|MHT Manchester|MIA Miami|MKE Milwaukee
US MKG Muskegon|MKK Kaunakakai|MKL Jackson|MLB Melbourne|MLI Moline|MLL Marshall|MLS Miles City|MLU Monroe|MOB Mobile
US MOT Minot|MQT Gwinn|MRY Monterey|MSL Muscle Shoals|MSN Madison|MSO Missoula|MSP Minneapolis|MSS Massena
US MSY New Orleans|MTJ Montrose|MUE Waimea|MYR Myrtle Beach|OAJ Richlands|OAK Oakland|OGD Ogden|OGG Kahului
US OKC Oklahoma City|OMA Omaha|OME Nome|ONT Ontario|ORD Chicago|ORF Norfolk|ORH Worcester|OTH North Bend|OTZ Kotzebue
US OWB Owensboro|PAE Everett|PAH Paducah|PBG Plattsburgh|PBI West Palm Beach|PDT Pendleton|PDX Portland
US PGD Punta Gorda|PHF Newport News|PHL Philadelphia|PHX Phoenix|PIA Peoria|PIB Moselle|PIE Pinellas Park
US PIH Pocatello|PIR Pierre|PIT Pittsburgh|PKB Parkersburg|PLN Pellston|PNE Philadelphia|PNS Pensacola
US PQI Presque Isle|PRC Prescott|PSC Pasco|PSG Petersburg|PSM Portsmouth|PSP Palm Springs|PUB Pueblo|PUW Pullman
US PVD Warwick|PVU Provo|PWM Portland|RAP Rapid City|RDD Redding|RDG Reading|RDM Redmond|RDU Raleigh|RFD Chicago
US RHI Rhinelander|RIC Richmond|RIW Riverton|RKS Rock Springs|RNO Reno|ROA Roanoke|ROC Rochester|ROW Roswell
US RST Rochester|RSW Fort Myers|RUT Rutland|SAF Santa Fe|SAN San Diego|SAT San Antonio|SAV Savannah|SBA Santa Barbara
US SBD San Bernardino|SBN South Bend|SBP San Luis Obispo|SBY Salisbury|SCC Deadhorse|SCE State College|SDF Louisville
US SEA Seattle|SFB Orlando|SFO San Francisco|SGF Springfield|SGU St George|SHD Weyers Cave|SHR Sheridan|SHV Shreveport
US SIT Sitka|SJC San Jose|SJT San Angelo|SLC Salt Lake City|SLK Saranac Lake|SLN Salina|SMF Sacramento|SMX Santa Maria
US SNA Santa Ana|SNP St Paul Island|SPI Springfield|SPS Wichita Falls|SRQ Sarasota|STC Saint Cloud|STG St George
US STL St Louis|STS Santa Rosa|SUN Hailey|SUX Sioux City|SWF Newburgh|SYR Syracuse|TBN Fort Leonard Wood
US TLH Tallahassee|TOL Toledo|TPA Tampa|TRI Blountville|TTN Trenton|TUL Tulsa|TUP Tupelo|TUS Tucson|TVC Traverse City
US TWF Twin Falls|TXK Texarkana|TYR Tyler|TYS Alcoa|UIN Quincy|USA Concord|UST St Augustine|VCT Victoria|VEL Vernal
US VLD Valdosta|VPS Valparaiso|WKK Aleknagik|WRG Wrangell|XNA Fayetteville|XWA Williston|YAK Yakutat|YKM Yakima
US YUM Yuma
UY MVD Ciudad de la Costa
UZ AZN Andizhan|BHK Bukhara|FEG Fergana|NCU Nukus|NVI Navoi|SKD Samarkand|TAS Tashkent|TMJ Termez|UGC Urgench
VC CIW Canouan|MQS Mustique Island|SVD Kingstown|UNI Union Island
VE AGV Acarigua|BLA Barcelona Anzoátegui|BNS Barinas|BRM Barquisimeto|CAJ Canaima|CCS Caracas|CUM Cumaná (Antonio José de Sucre)
VE CUP Carúpano|CZE Coro|LSP Paraguaná|MAR Maracaibo|MRD Mérida|MUN Maturín|MYC Maracay|PMV Isla Margarita
VE PYH Puerto Ayacucho|PZO Puerto Ordaz-Ciudad Guayana|SOM El Tigre|STD Santo Domingo|SVZ San Antonio Del Tachira
VE VIG El Vigía|VLN Valencia|VLV Valera
VG EIS Road Town
VI STT Charlotte Amalie|STX Christiansted
VN BMV Buon Ma Thuot|CAH Ca Mau City|CXR Cam Ranh|DAD Da Nang|DIN Dien Bien Phu|DLI Da Lat|HAN Hanoi|HPH Haiphong
VN HUI Huế|PQC Phu Quoc Island|PXU Pleiku|SGN Ho Chi Minh City|TBB Tuy Hoa|UIH Quy Nohn|VCA Can Tho|VCS Con Dao
VN VDH Dong Hoi|VDO Van Don|VII Vinh|VKG Rach Gia
VU SON Luganville|TAH Tanna|VLI Port Vila|ZGU Gaua Island
WF FUT Futuna Island|WLS Wallis Island
WS APW Apia
XK PRN Pristina
YE AAY Al Ghaydah|ADE Aden|GXF Seiyun|HOD Hodeida|RIY Riyan|SAH Sana'a|SCT Socotra Islands|TAI Ta'izz
YT DZA Dzaoudzi
ZA AAM Malamala|BFN Bloemfontain|CPT Cape Town|DUR Durban|ELS East London|GRJ George|HLA Johannesburg|JNB Johannesburg
ZA KIM Kimberley|MBD Mafeking|MGH Margate|MQP Mpumalanga|PBZ Plettenberg Bay|PHW Phalaborwa|PLZ Gqeberha|PTG Polokwane
ZA PZB Pietermaritzburg|RCB Richards Bay|UTN Upington|UTT Mthatha
ZM LUN Lusaka|LVI Livingstone|MFU Mfuwe|NLA Ndola
ZW BUQ Bulawayo|HRE Harare|VFA Victoria Falls
`;

export const turkishNames = `
Abu Dhabi=Abu Dabi|Algiers=Cezayir|Ashgabat=Aşkabat|Athens=Atina|Baghdad=Bağdat|Bahrain=Bahreyn|Baku=Bakü
Barcelona=Barselona|Batumi=Batum|Beijing=Pekin|Beirut=Beyrut|Belgrade=Belgrad|Bishkek=Bişkek|Bologna=Bolonya
Brussels=Brüksel|Bucharest=Bükreş|Budapest=Budapeşte|Bukhara=Buhara|Cairo=Kahire|Casablanca=Kazablanka|Chicago=Şikago
Chisinau=Kişinev|Cologne=Köln|Colombo=Kolombo|Copenhagen=Kopenhag|Damascus=Şam|Dhaka=Dakka|Dushanbe=Duşanbe
Edinburgh=Edinburg|Florence=Floransa|Ganja=Gence|Geneva=Cenevre|Genoa=Cenova|Gothenburg=Göteborg|Hurghada=Hurgada
Isfahan=İsfahan|Jakarta=Cakarta|Jeddah=Cidde|Kabul=Kabil|Karachi=Karaçi|Kathmandu=Katmandu|Khartoum=Hartum
Kirkuk=Kerkük|Krakow=Krakov|Kuwait=Kuveyt|Kyiv=Kiev|Lahore=Lahor|Larnaca=Larnaka|Lisbon=Lizbon|Ljubljana=Lübliyana
London=Londra|Luxembourg=Lüksemburg|Marrakesh=Marakeş|Marseille=Marsilya|Mashhad=Meşhed|Medina=Medine|Milan=Milano
Moscow=Moskova|Mosul=Musul|Mumbai=Bombay|Munich=Münih|Muscat=Maskat|Najaf=Necef|Nakhchivan=Nahçıvan|Naples=Napoli
New Delhi=Yeni Delhi|Nice=Nis|Nicosia=Lefkoşa|Nuremberg=Nürnberg|Osh=Oş|Paphos=Baf|Podgorica=Podgoritsa|Prague=Prag
Pristina=Priştine|Riyadh=Riyad|Rome=Roma|Saint Petersburg=Sankt-Peterburg|Samarkand=Semerkant|Sarajevo=Saraybosna
Seoul=Seul|Shanghai=Şanghay|Sharjah=Şarika|Sharm el-Sheikh=Şarm El Şeyh|Shiraz=Şiraz|Singapore=Singapur|Skopje=Üsküp
Sofia=Sofya|Stockholm=Stokholm|Strasbourg=Strazburg|Sulaymaniyah=Süleymaniye|Sydney=Sidney|Tabriz=Tebriz
Tallinn=Tallin|Tashkent=Taşkent|Tbilisi=Tiflis|Tehran=Tahran|Thessaloniki=Selanik|Tirana=Tiran|Tripoli=Trablus
Tunis=Tunus|Turin=Torino|Venice=Venedik|Vienna=Viyana|Warsaw=Varşova|Washington=Vaşington|Yerevan=Erivan|Zurich=Zürih
`;
