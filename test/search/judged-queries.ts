/**
 * What people type, and what they hope to find among the services of the demo data: `best; fair`, each titles, `#category` (its own services and its
 * children's) or `@provider`; `in <ZIP>`: of providers who drive there. Sayings (`sayings.ts`) were written and weighed with a look at these.
 */
export const JUDGED_QUERIES = `
# Trades by their names
electrician > #electrical
electricians > #electrical
electrical > #electrical
electrician near me > #electrical
i need an electrician > #electrical
plumber > #plumbing
plumbers > #plumbing
plumbing > #plumbing
local plumber > #plumbing
carpenter > Door repair and alignment, Built-in shelving, Furniture assembly, Handyman by the hour
carpentry > Door repair and alignment, Built-in shelving, Furniture assembly, Handyman by the hour
joiner > Door repair and alignment, Built-in shelving; Furniture assembly, Handyman by the hour
handyman > Handyman by the hour; Door repair and alignment, Built-in shelving, Furniture assembly
handy man > Handyman by the hour; Door repair and alignment, Built-in shelving, Furniture assembly
cleaner > #cleaning
house cleaner > Weekly house cleaning, Deep home cleaning; #cleaning
cleaning lady > Weekly house cleaning, Deep home cleaning; #cleaning
maid > Weekly house cleaning, Deep home cleaning, @Mile High Maids; #cleaning
maid service > Weekly house cleaning, Deep home cleaning, @Mile High Maids; #cleaning
housekeeper > Weekly house cleaning, Deep home cleaning, @Queen Anne Housekeeping; #cleaning
housekeeping > Weekly house cleaning, Deep home cleaning, @Queen Anne Housekeeping; #cleaning
exterminator > General pest treatment, Rodent proofing, Termite inspection, Wasp nest removal
pest control > General pest treatment, Rodent proofing, Termite inspection, Wasp nest removal
painter > #painting
painting > #painting
house painter > #painting
barber > #mens-salon-massage; Haircut and blow-dry
barbershop > #mens-salon-massage; Haircut and blow-dry
hairdresser > Haircut and blow-dry, Hair color; Bridal hair and makeup, Haircut at home, Haircut and beard, Father and son haircut
hair stylist > Haircut and blow-dry, Hair color; Bridal hair and makeup, Haircut at home, Haircut and beard, Father and son haircut
massage > Relaxing massage, Deep tissue massage
masseuse > Relaxing massage, Deep tissue massage
massage therapist > Relaxing massage, Deep tissue massage
beauty > #beauty
beauty salon > #womens-salon-spa; #beauty
salon > #beauty
spa > Relaxing massage, Deep-cleansing facial, @Juniper Day Spa, @Lake Union Spa at Home; #womens-salon-spa, Deep tissue massage
mechanic > #automobile
auto mechanic > #automobile
mobile mechanic > #automobile
roofer > Roof leak repair
roofing > Roof leak repair
hvac > #ac-repair
appliance repair > #ac-appliance
locksmith > Door repair and alignment; Handyman by the hour
water purifier > Under-sink purifier installation; #water-purifier
waterproofing > Basement waterproofing survey; #painting-waterproofing
wall panels > Wood slat feature wall, Acoustic panel fitting, Wainscoting, Panel repair

# Air conditioning
ac > #ac-repair
a/c > #ac-repair
AC repair > AC not cooling: diagnosis and repair; #ac-repair
ac service > AC tune-up; #ac-repair
air conditioner > AC not cooling: diagnosis and repair, AC tune-up, AC gas refill; #ac-repair
air conditioning repair > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill
broken ac > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill
fix my ac > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill
ac not working > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill
ac blowing warm air > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill
ac not cooling > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill
ac maintenance > AC tune-up; AC not cooling: diagnosis and repair, AC gas refill
ac tune up > AC tune-up
freon > AC gas refill
refrigerant recharge > AC gas refill
thermostat > Thermostat installation
install nest thermostat > Thermostat installation
duct cleaning > Duct cleaning
air duct cleaning > Duct cleaning
clean vents > Duct cleaning, Dryer vent cleaning

# Appliances
fridge repair > Refrigerator repair
refrigerator not cold > Refrigerator repair
freezer > Refrigerator repair
washing machine > Washer repair
washing machine leaking > Washer repair
washer repair > Washer repair
fix dishwasher > Dishwasher repair
dish washer > Dishwasher repair
oven > Oven and range repair; Oven and fridge cleaning
stove repair > Oven and range repair
oven repair > Oven and range repair
dryer > Dryer vent cleaning
dryer vent > Dryer vent cleaning
fix washer > Washer repair

# Plumbing
leak > Leak trace and repair; Roof leak repair
leaking pipe > Leak trace and repair; General plumbing by the hour
water leak > Leak trace and repair; Roof leak repair
pipe burst > Leak trace and repair; General plumbing by the hour
clogged drain > Drain unclogging
drain cleaning > Drain unclogging
blocked sink > Drain unclogging
unclog toilet > Toilet repair, Drain unclogging
kitchen sink clogged > Drain unclogging
toilet > Toilet repair
toilet repair > Toilet repair
toilet wont stop running > Toilet repair
leaky toilet > Toilet repair
fix faucet > Faucet installation; Leak trace and repair, General plumbing by the hour
leaky faucet > Faucet installation, Leak trace and repair; General plumbing by the hour
dripping tap > Faucet installation, Leak trace and repair; General plumbing by the hour
faucet > Faucet installation
new faucet > Faucet installation
replace kitchen faucet > Faucet installation
water heater > Water heater replacement
hot water heater > Water heater replacement
no hot water > Water heater replacement
boiler > Water heater replacement
garbage disposal > Garbage disposal installation
disposal > Garbage disposal installation

# Electrical
outlet > Outlet or switch replacement
socket > Outlet or switch replacement
install outlet > Outlet or switch replacement
light switch > Outlet or switch replacement; Light fixture installation
ceiling fan > Ceiling fan installation
install ceiling fan > Ceiling fan installation
hang ceiling fan > Ceiling fan installation
ev charger > Car charger installation
tesla charger > Car charger installation
charging station > Car charger installation
car charger > Car charger installation
light > Light fixture installation
lighting > Light fixture installation; @Lumen Lighting
chandelier > Light fixture installation
install light > Light fixture installation
circuit breaker > Panel safety check; Troubleshooting by the hour
breaker keeps tripping > Troubleshooting by the hour, Panel safety check
fuse box > Panel safety check; Troubleshooting by the hour
flickering lights > Troubleshooting by the hour; Light fixture installation
electrical panel > Panel safety check; #electrical
smoke detector > Smoke detector upgrade
smoke alarm > Smoke detector upgrade

# Wood and walls
shelves > Built-in shelving; Handyman by the hour
shelf > Built-in shelving; Handyman by the hour
bookshelf > Built-in shelving; Handyman by the hour, Furniture assembly
ikea > Furniture assembly
furniture assembly > Furniture assembly
assemble furniture > Furniture assembly
flat pack > Furniture assembly
door > Door repair and alignment
door repair > Door repair and alignment
sticking door > Door repair and alignment
tv mounting > Handyman by the hour; Built-in shelving
paint room > Interior room painting; #painting
paint bedroom > Interior room painting; #painting
interior painting > Interior room painting; #painting
exterior painting > Exterior trim painting; #painting
paint kitchen cabinets > Kitchen cabinet painting
cabinet painting > Kitchen cabinet painting
accent wall > Accent wall; Wood slat feature wall
feature wall > Wood slat feature wall, Accent wall
drywall repair > Touch-ups and patching
hole in wall > Touch-ups and patching
roof leak > Roof leak repair
leaking roof > Roof leak repair
basement > Basement waterproofing survey
wet basement > Basement waterproofing survey
deck > Balcony and deck sealing
deck sealing > Balcony and deck sealing
drafty windows > Window frame resealing
window seal > Window frame resealing
wainscoting > Wainscoting
wood wall > Wood slat feature wall
soundproofing > Acoustic panel fitting
acoustic panels > Acoustic panel fitting; Wood slat feature wall, Panel repair

# Cleaning and pests
house cleaning > Weekly house cleaning, Deep home cleaning; #cleaning
clean my house > Weekly house cleaning, Deep home cleaning; #cleaning
home cleaning > Deep home cleaning, Weekly house cleaning; #cleaning
deep cleaning > Deep home cleaning
deep clean > Deep home cleaning
weekly cleaning > Weekly house cleaning
move out cleaning > Move-out cleaning
end of lease cleaning > Move-out cleaning
window cleaning > Window cleaning
window washer > Window cleaning
carpet cleaning > Carpet cleaning
rug cleaning > Carpet cleaning
oven cleaning > Oven and fridge cleaning
bathroom cleaning > Bathroom descaling, Deep home cleaning; Weekly house cleaning
limescale > Bathroom descaling
mice > Rodent proofing
rats in attic > Rodent proofing
ants > General pest treatment
cockroaches > General pest treatment
bed bugs > General pest treatment
termites > Termite inspection
wasp nest > Wasp nest removal
bees > Wasp nest removal

# Hair, skin, nails
hair cut > Haircut and blow-dry, Haircut at home, Haircut and beard, Father and son haircut
haircut > Haircut and blow-dry, Haircut at home, Haircut and beard, Father and son haircut
kids haircut > Father and son haircut; Haircut at home, Haircut and blow-dry, Haircut and beard
beard trim > Haircut and beard; Hot towel shave
shave > Hot towel shave
hair dye > Hair color
highlights > Hair color
nails > Manicure and pedicure
mani pedi > Manicure and pedicure
gel nails > Manicure and pedicure
facial > Deep-cleansing facial
wedding makeup > Bridal hair and makeup
bridal > Bridal hair and makeup
back pain > Deep tissue massage; Relaxing massage
swedish massage > Relaxing massage; Deep tissue massage

# Cars
car wash > Hand wash and wax; Full interior detail
wash my car > Hand wash and wax; Full interior detail
car detailing > Full interior detail; Hand wash and wax
oil change > Oil and filter change
brakes > Brake pad replacement
brake pads > Brake pad replacement
car battery > Battery replacement
car wont start > Battery replacement

# Water
water filter > Filter replacement, Under-sink purifier installation; #water-purifier
reverse osmosis > Under-sink purifier installation; Filter replacement
water softener > Water softener service
hard water > Water softener service; Bathroom descaling, Water quality test
water test > Water quality test

# Providers
Bluebonnet > @Bluebonnet Plumbing
bluebonet plumbing > @Bluebonnet Plumbing; #plumbing
volt house > @Volt House
Bright & Co > @Bright & Co
rainier rooter > @Rainier Rooter
queen anne > @Queen Anne Housekeeping

# Misspelt
plumer > #plumbing
elecrtician > #electrical
electritian > #electrical
clening > #cleaning
hair cutt > Haircut and blow-dry, Haircut at home, Haircut and beard, Father and son haircut
refridgerator > Refrigerator repair
faucett > Faucet installation
carpetner > Door repair and alignment, Built-in shelving, Furniture assembly, Handyman by the hour
thermostate > Thermostat installation
masage > Relaxing massage, Deep tissue massage
dishwaser > Dishwasher repair
tolet > Toilet repair
manicur > Manicure and pedicure

# With a place
plumber austin > #plumbing in 78701
plumber in austin tx > #plumbing in 78701
plumber denver > #plumbing in 80202
electrician 78704 > #electrical in 78704
house cleaning seattle > Weekly house cleaning, Deep home cleaning; #cleaning in 98101
78704 > in 78704
ac repair austin > AC not cooling: diagnosis and repair; #ac-repair in 78701

# By somebody else, in their words
PLUMBER SEATTLE > #plumbing in 98101
sink won't drain > Drain unclogging; General plumbing by the hour
shower backed up with hair > Drain unclogging; General plumbing by the hour
toilet keeps running > Toilet repair; General plumbing by the hour
tiolet repair > Toilet repair; General plumbing by the hour
hot water heater replacment denver > Water heater replacement; General plumbing by the hour in 80202
new kitchen faucet > Faucet installation; General plumbing by the hour
insinkerator > Garbage disposal installation; General plumbing by the hour
garbage disposal humming > Garbage disposal installation; General plumbing by the hour
water dripping under the sink > Leak trace and repair; General plumbing by the hour, Faucet installation
burst pipe help > Leak trace and repair; General plumbing by the hour
electrician 80206 > #electrical in 80206
electrican > #electrical
lights keep flickering > Troubleshooting by the hour; Panel safety check, Light fixture installation
hang a chandelier > Light fixture installation; Ceiling fan installation
tesla charger install > Car charger installation
EV charger austin > Car charger installation in 78701
celing fan > Ceiling fan installation
outlets not working > Outlet or switch replacement, Troubleshooting by the hour; Panel safety check
dimmer switch > Outlet or switch replacement; Light fixture installation
smoke alarm keeps chirping > Smoke detector upgrade; Troubleshooting by the hour
fuse box inspection > Panel safety check; Troubleshooting by the hour
handyman near me > Handyman by the hour; Door repair and alignment, Furniture assembly, Built-in shelving, Touch-ups and patching
98122 handy man > Handyman by the hour; Door repair and alignment, Furniture assembly, Built-in shelving in 98122
ikea furniture assembly > Furniture assembly; Handyman by the hour
put together bed frame > Furniture assembly; Handyman by the hour
bedroom door won't close > Door repair and alignment; Handyman by the hour
bookcase built in > Built-in shelving; Handyman by the hour
hang curtains and blinds > Handyman by the hour
carpenter austin > Door repair and alignment, Built-in shelving, Handyman by the hour, Furniture assembly; Wainscoting, Wood slat feature wall in 78701
ac not blowing cold air > AC not cooling: diagnosis and repair; AC gas refill, AC tune-up
repair air conditioner 78745 > AC not cooling: diagnosis and repair; AC tune-up, AC gas refill in 78745
freon recharge > AC gas refill; AC not cooling: diagnosis and repair
nest thermostat > Thermostat installation
thermastat > Thermostat installation
ac service before summer > AC tune-up; AC not cooling: diagnosis and repair, AC gas refill
washer wont spin > Washer repair
FRIDGE NOT COLD > Refrigerator repair
refridgerator repair > Refrigerator repair
denver dish washer fix > Dishwasher repair in 80202
stove burner won't light > Oven and range repair
dryer takes forever to dry clothes > Dryer vent cleaning
lint buildup > Dryer vent cleaning
appliance repair 78758 > Washer repair, Refrigerator repair, Dishwasher repair, Oven and range repair; Dryer vent cleaning in 78758
housekeeper once a week > Weekly house cleaning; Deep home cleaning
cleaning lady denver > Weekly house cleaning, Deep home cleaning; #cleaning in 80202
moving out need apartment cleaned > Move-out cleaning; Deep home cleaning
end of lease clean > Move-out cleaning; Deep home cleaning
carpet shampoo > Carpet cleaning
window washers > Window cleaning
hard water stains on shower glass > Bathroom descaling; Deep home cleaning, Water softener service
greasy oven needs cleaning > Oven and fridge cleaning; Deep home cleaning
spring cleaning > Deep home cleaning; Weekly house cleaning, Window cleaning
dirty grout > Bathroom descaling; Deep home cleaning
mice in attic > Rodent proofing; General pest treatment
rat removal 80220 > Rodent proofing; General pest treatment in 80220
roaches in kitchen > General pest treatment
ants everywhere austin > General pest treatment in 78701
hornets nest under eaves > Wasp nest removal; General pest treatment
termite > Termite inspection; General pest treatment
RO system denver > Under-sink purifier installation; Filter replacement in 80202
water softner > Water softener service
is my tap water safe > Water quality test; Under-sink purifier installation
change water filter cartridge > Filter replacement; Under-sink purifier installation
house painters seattle > Interior room painting, Exterior trim painting; #painting in 98101
paint my bedroom > Interior room painting; Accent wall
cabinet refinishing > Kitchen cabinet painting
holes in drywall > Touch-ups and patching; Handyman by the hour, Interior room painting
peeling shutters > Exterior trim painting; Touch-ups and patching
one wall painted dark green > Accent wall; Interior room painting
80218 painter > #painting in 80218
wet basement denver > Basement waterproofing survey; Leak trace and repair in 80202
water proofing > Basement waterproofing survey, Balcony and deck sealing, Roof leak repair, Window frame resealing
roof leaking > Roof leak repair; Leak trace and repair
missing shingles > Roof leak repair
deck sealer > Balcony and deck sealing
slat wall behind tv > Wood slat feature wall; Accent wall, Acoustic panel fitting
soundproof home office > Acoustic panel fitting
wainscotting > Wainscoting
loose wall panel > Panel repair; Handyman by the hour
hair stylist at my house > Haircut and blow-dry, Hair color; Haircut at home, Bridal hair and makeup
blowout 98112 > Haircut and blow-dry; Bridal hair and makeup in 98112
cover gray roots > Hair color; Haircut and blow-dry
facials > Deep-cleansing facial
wedding makeup artist > Bridal hair and makeup
massuse denver > Relaxing massage, Deep tissue massage in 80202
sore back massage > Deep tissue massage; Relaxing massage
barber 98101 > Haircut at home, Haircut and beard, Hot towel shave; Father and son haircut in 98101
oilchange > Oil and filter change
car won't start > Battery replacement
squeaky brakes > Brake pad replacement
mobile mechanic seattle > Oil and filter change, Brake pad replacement, Battery replacement in 98101
carwash 80209 > Hand wash and wax; Full interior detail in 80209
DELGADO PIPES > @Delgado Pipes
mile hi maids > @Mile High Maids; Weekly house cleaning, Deep home cleaning
spark and son > @Spark & Son
ranier rooter > @Rainier Rooter
casa clara > @Casa Clara Cleaning
front range electirc > @Front Range Electric; #electrical
blue bonnet plumbing > @Bluebonnet Plumbing; #plumbing
puget heat and air > @Puget Heat & Air; #ac-repair
queen ann housekeeping > @Queen Anne Housekeeping; Weekly house cleaning, Deep home cleaning
cold snap > @Cold Snap Cooling
colfax cut > @Colfax Cuts; Haircut at home, Haircut and beard
lumen lighting > @Lumen Lighting; Light fixture installation
seattle > in 98101
cleaning lady every week > Weekly house cleaning; Deep home cleaning
spring clean > Deep home cleaning; Weekly house cleaning, Window cleaning
moving out of apartment > Move-out cleaning; Deep home cleaning
dirty windows > Window cleaning
pet stains on carpet > Carpet cleaning; Deep home cleaning
hard water stains shower > Bathroom descaling; Water softener service, Deep home cleaning
greasy oven > Oven and fridge cleaning; Deep home cleaning, Move-out cleaning
maid service denver > Weekly house cleaning, Deep home cleaning; #cleaning in 80202
mice in the attic > Rodent proofing; General pest treatment
termits > Termite inspection; General pest treatment
hornets > Wasp nest removal; General pest treatment
scorpions > General pest treatment; @Hill Country Pest
pest control 78748 > General pest treatment; Rodent proofing, Termite inspection, Wasp nest removal in 78748
clogged sink > Drain unclogging; General plumbing by the hour, Garbage disposal installation
50 gallon hot water tank > Water heater replacement
new kitchen fawcet > Faucet installation; General plumbing by the hour
burst pipe > Leak trace and repair; General plumbing by the hour
water stain on ceiling > Leak trace and repair, Roof leak repair; Touch-ups and patching
roto rooter > Drain unclogging; @Rainier Rooter, General plumbing by the hour
electrican seattle > #electrical in 98101
lights flickering > Troubleshooting by the hour; Panel safety check, Light fixture installation
ceiling fans > Ceiling fan installation
dead outlet > Outlet or switch replacement, Troubleshooting by the hour
hang chandelier > Light fixture installation; @Lumen Lighting, Handyman by the hour
smoke alarm keeps beeping > Smoke detector upgrade; Troubleshooting by the hour
door wont close > Door repair and alignment; Handyman by the hour
ikea assembly > Furniture assembly; Handyman by the hour
put together a bed > Furniture assembly; Handyman by the hour
custom bookcase > Built-in shelving; Handyman by the hour
carpenters > Door repair and alignment, Built-in shelving, Handyman by the hour; Furniture assembly
mount tv > Handyman by the hour; Furniture assembly
hang blinds 98122 > Handyman by the hour in 98122
air conditoner > AC tune-up, AC not cooling: diagnosis and repair; #ac-repair
hvac 80220 > #ac-repair in 80220
dusty vents > Duct cleaning; Deep home cleaning
heat pump > @Puget Heat & Air, @Altitude Air; #ac-repair
LG washer not spinning > Washer repair
stove wont light > Oven and range repair
dryer takes forever > Dryer vent cleaning; @Cascade Appliance, @Rocky Top Appliance
house painters > #painting; Interior room painting
leaky roof denver > Roof leak repair in 80202
blowout > Haircut and blow-dry; Bridal hair and makeup
balayage > Hair color; Haircut and blow-dry
masage seattle > Relaxing massage, Deep tissue massage; @Lake Union Spa at Home in 98101
sore back > Deep tissue massage; Relaxing massage
beerd trim > Haircut and beard; Hot towel shave, Haircut at home
RO system > Under-sink purifier installation; Filter replacement
tap water tastes weird > Water quality test, Under-sink purifier installation; Filter replacement
slat wall > Wood slat feature wall
echo in living room > Acoustic panel fitting; @Evergreen Panels
squeaky breaks > Brake pad replacement
bright and co > @Bright & Co
delgado > @Delgado Pipes
Volthouse > @Volt House
junper day spa > @Juniper Day Spa
Colfax Cuts > @Colfax Cuts
green lake auto > @Green Lake Mobile Auto
80209 > in 80209
`;
