/**
 * Queries as in `judged-queries.ts`, by somebody who knew the services and not the search, each in the second or third wording that came to mind. Nothing
 * is ever changed with a look at these: they tell what words find that nobody has thought of.
 */
export const CONTROL_QUERIES = `
someone to dust and mop > Weekly house cleaning; Deep home cleaning
get my deposit back > Move-out cleaning; Deep home cleaning
streaky glass > Window cleaning; @Sunnyside Clean
rug shampoo > Carpet cleaning
dog peed on the carpet > Carpet cleaning
soap scum > Bathroom descaling; Deep home cleaning
moldy grout > Bathroom descaling; Deep home cleaning
bug guy > General pest treatment; Termite inspection, Wasp nest removal, Rodent proofing
exterminators > General pest treatment, Rodent proofing, Wasp nest removal; Termite inspection
cockroachs > General pest treatment
rats in the attic > Rodent proofing; General pest treatment
yellow jackets > Wasp nest removal; General pest treatment
wood eating bugs > Termite inspection; General pest treatment
scorpion > General pest treatment; @Hill Country Pest
high water bill > Leak trace and repair; Toilet repair, General plumbing by the hour
tub wont drain > Drain unclogging; General plumbing by the hour
cold showers > Water heater replacement; General plumbing by the hour
hot water tank > Water heater replacement
commode > Toilet repair; General plumbing by the hour
new kitchen tap > Faucet installation; General plumbing by the hour
brown spot on ceiling > Roof leak repair, Leak trace and repair; Touch-ups and patching
electrition > #electrical
half my house has no power > Troubleshooting by the hour; Panel safety check
wall sockets > Outlet or switch replacement; Troubleshooting by the hour
dimmer > Outlet or switch replacement, Light fixture installation; @Lumen Lighting
tesla plug at home > Car charger installation
chandeleer > Light fixture installation
pendant lamps > Light fixture installation; @Lumen Lighting
chirping fire alarm > Smoke detector upgrade; Troubleshooting by the hour
wobbly fan > Ceiling fan installation; Troubleshooting by the hour
put together a crib > Furniture assembly; Handyman by the hour
book cases > Built-in shelving; Handyman by the hour, Furniture assembly
honey do list > Handyman by the hour; @Capitol Hill Handyworks
hang curtain rods > Handyman by the hour
front door sticks > Door repair and alignment; Handyman by the hour
woodworker > Built-in shelving, Door repair and alignment; Handyman by the hour, Furniture assembly, Wainscoting, Wood slat feature wall
blowing warm air > AC not cooling: diagnosis and repair; AC gas refill, AC tune-up
air con checkup > AC tune-up; #ac-repair
swamp cooler > @Altitude Air; #ac-repair
dusty air vents > Duct cleaning; Deep home cleaning
washing mashine > Washer repair
my freezer is melting > Refrigerator repair
dishes come out dirty > Dishwasher repair
stove burner > Oven and range repair
lint > Dryer vent cleaning
clothes still wet after dryer > Dryer vent cleaning; Washer repair, @Cascade Appliance
painters > #painting
repaint nursery > Interior room painting; Accent wall
redo kitchen cupboards > Kitchen cabinet painting
hole in drywall > Touch-ups and patching; Handyman by the hour, Interior room painting
peeling paint outside > Exterior trim painting; Touch-ups and patching
statement wall > Accent wall, Wood slat feature wall; #wall-panels
flooded cellar > Basement waterproofing survey; Leak trace and repair
cracks in patio deck > Balcony and deck sealing
cold air through windows > Window frame resealing; Door repair and alignment
cover my grays > Hair color
blow out > Haircut and blow-dry; Bridal hair and makeup
wedding makup > Bridal hair and makeup
blackheads > Deep-cleansing facial
pampering > Relaxing massage, Deep-cleansing facial, Manicure and pedicure; #womens-salon-spa
barbar > Haircut at home, Haircut and beard; #mens-salon-massage
skin fade > Haircut at home, Haircut and beard; Father and son haircut
straight razor > Hot towel shave; Haircut and beard
trim for my little boy > Father and son haircut; Haircut at home
stiff neck > Deep tissue massage; Relaxing massage
tap water tastes funny > Water quality test, Under-sink purifier installation; Filter replacement
new cartridges > Filter replacement
softner salt > Water softener service
wooden slats > Wood slat feature wall; #wall-panels
sound proofing > Acoustic panel fitting
beadboard > Wainscoting; #wall-panels
loose paneling > Panel repair; #wall-panels
auto detailer > Full interior detail, Hand wash and wax
coffee spilled on car seat > Full interior detail
squealing brakes > Brake pad replacement
lube > Oil and filter change
my truck wont start > Battery replacement; #automobile
panel and grain > @Panel & Grain
rocky top > @Rocky Top Appliance
queen ann house keeping > @Queen Anne Housekeeping; Weekly house cleaning
maid service 80218 > Weekly house cleaning, Deep home cleaning; #cleaning in 80218
apartment cleaners seattle > Weekly house cleaning, Deep home cleaning, Move-out cleaning; #cleaning in 98101
plumbers 78745 > #plumbing in 78745
backed up sink seattle > Drain unclogging; #plumbing in 98101
electrical contractor austin tx > #electrical in 78701
light switches denver > Outlet or switch replacement; #electrical in 80202
window washers austin > Window cleaning; #cleaning in 78701
leaky pipes 98115 > Leak trace and repair; #plumbing in 98115
`;
