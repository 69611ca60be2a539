-- A hall of version 0.2 as its database held it: an account, five games under way, a table that waits, a line of chat.
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, execution_time BIGINT NOT NULL);
INSERT INTO "_sqlx_migrations" VALUES(1,'hall','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(2,'devices','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(3,'fair','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(4,'probes','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(5,'once','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(6,'owners','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(7,'calls','2026-11-18 13:15:32',1,'',0);
INSERT INTO "_sqlx_migrations" VALUES(8,'news','2026-11-18 13:15:32',1,'',0);
CREATE TABLE account_skeletons (
    skeleton TEXT NOT NULL PRIMARY KEY,
    folded TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "account_skeletons" VALUES('goldenhost','golden host');
CREATE TABLE accounts (
    -- Folded to lower case, so that nobody passes for another.
    folded TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    player BIGINT NOT NULL UNIQUE REFERENCES players (id),
    password_hash TEXT NOT NULL
);
INSERT INTO "accounts" VALUES('golden host','golden host',2767793751250713601,'$argon2id$v=19$m=19456,t=2,p=1$vZc09xX8/GIgcolZGZCbCA$w9pBsupzrLUT0Qb9lRTlXgJ+9naTWhlQMA9zvheF/8c');
CREATE TABLE channels (
    id BIGINT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    -- As JSON: where it goes, and what it is sent with.
    target TEXT NOT NULL,
    -- A hash of where it goes: one browser is one channel, whoever uses it.
    address TEXT NOT NULL UNIQUE,
    -- The device it belongs to. It goes with the device; NULL where it belongs to none.
    token TEXT,
    label TEXT NOT NULL,
    language TEXT NOT NULL,
    -- Kinds of news, as bits.
    wants INTEGER NOT NULL,
    created_ms BIGINT NOT NULL,
    -- When all tables that wait were last told as one.
    digest_ms BIGINT NOT NULL
);
CREATE TABLE chat (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_number, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES(8815192867545911948,0,0,'Bjorn','Good evening',1795007733795);
CREATE TABLE hall_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE log (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    entry TEXT NOT NULL,
    mark BIGINT NOT NULL,
    used_ms BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_number, seq)
) WITHOUT ROWID;
INSERT INTO "log" VALUES(25406795178293203,1,0,0,'play beer',2789072859,7,1795007733485);
INSERT INTO "log" VALUES(25406795178293203,2,0,0,'build gold_container',3366615888,7,1795007733492);
INSERT INTO "log" VALUES(25406795178293203,3,0,0,'buy scroll path4',3864328055,4,1795007733496);
INSERT INTO "log" VALUES(25406795178293203,4,0,0,'claim worker 1',1633105422,5,1795007733501);
INSERT INTO "log" VALUES(25406795178293203,5,0,0,'dismantle gold_container1',3626135964,17,1795007733518);
INSERT INTO "log" VALUES(25406795178293203,6,0,0,'end',4264289928,16,1795007733534);
INSERT INTO "log" VALUES(25406795178293203,7,1,0,'buy elf_archer',188448151,15,1795007733549);
INSERT INTO "log" VALUES(25406795178293203,8,1,0,'build beer_container',601603139,16,1795007733565);
INSERT INTO "log" VALUES(25406795178293203,9,1,0,'claim strategy 1',3310743743,15,1795007733580);
INSERT INTO "log" VALUES(25406795178293203,10,1,0,'attack dragon',1885162071,9,1795007733589);
INSERT INTO "log" VALUES(25406795178293203,11,1,0,'send viking_warrior',3359317876,5,1795007733594);
INSERT INTO "log" VALUES(25406795178293203,12,1,0,'strike',2003659939,3,1795007733597);
INSERT INTO "log" VALUES(25406795178293203,13,1,0,'take beer',3996727534,3,1795007733600);
INSERT INTO "log" VALUES(25406795178293203,14,1,0,'end',1977829416,6,1795007733606);
INSERT INTO "log" VALUES(25406795178293203,15,1,0,'build gold_factory',384714725,5,1795007733611);
INSERT INTO "log" VALUES(25406795178293203,16,1,0,'build beer_container',1531118908,3,1795007733614);
INSERT INTO "log" VALUES(25406795178293203,17,1,0,'attack dragon',125598372,4,1795007733618);
INSERT INTO "log" VALUES(25406795178293203,18,1,0,'send viking_warrior',3013546297,5,1795007733623);
INSERT INTO "log" VALUES(25406795178293203,19,1,0,'strike',1117969507,5,1795007733628);
INSERT INTO "log" VALUES(25406795178293203,20,1,0,'take beer',2336806519,9,1795007733637);
INSERT INTO "log" VALUES(25406795178293203,21,1,0,'end',1568899695,17,1795007733654);
INSERT INTO "log" VALUES(464223917906568680,1,1,0,'launch vestholm-cove',1348458915,17,1795007733586);
INSERT INTO "log" VALUES(464223917906568680,2,0,0,'launch nordholm-cove',1780606692,7,1795007733593);
INSERT INTO "log" VALUES(464223917906568680,3,1,0,'keep bard',2577846747,2,1795007733595);
INSERT INTO "log" VALUES(464223917906568680,4,0,0,'keep stein',916206567,4,1795007733599);
INSERT INTO "log" VALUES(464223917906568680,5,1,0,'keep olaf',552330590,3,1795007733602);
INSERT INTO "log" VALUES(464223917906568680,6,0,0,'keep saga',1476303766,7,1795007733609);
INSERT INTO "log" VALUES(464223917906568680,7,1,0,'keep frode',142407428,3,1795007733612);
INSERT INTO "log" VALUES(464223917906568680,8,0,0,'keep grim',3677030540,4,1795007733616);
INSERT INTO "log" VALUES(464223917906568680,9,0,0,'fight dagny',2363645858,5,1795007733621);
INSERT INTO "log" VALUES(464223917906568680,10,0,0,'favor lower-right',2911670884,6,1795007733627);
INSERT INTO "log" VALUES(464223917906568680,11,1,0,'play hedda',2299412544,3,1795007733630);
INSERT INTO "log" VALUES(464223917906568680,12,1,0,'sail b4 hrafney-off',1572911955,7,1795007733637);
INSERT INTO "log" VALUES(464223917906568680,13,1,0,'land 2 raid',3963376054,16,1795007733653);
INSERT INTO "log" VALUES(464223917906568680,14,1,0,'dedicate explore',4011160240,2,1795007733655);
INSERT INTO "log" VALUES(464223917906568680,15,1,0,'explore hrafney ulfey',2324149201,3,1795007733658);
INSERT INTO "log" VALUES(464223917906568680,16,1,0,'explore hrafney hvaley',3572540794,4,1795007733662);
INSERT INTO "log" VALUES(2776675456107253837,1,1,0,'go mountain_4_upgrade2_2',2235739939,19,1795007733654);
INSERT INTO "log" VALUES(2776675456107253837,2,1,0,'play melee_fighter',581456904,2,1795007733656);
INSERT INTO "log" VALUES(2776675456107253837,3,1,0,'mine 3 4',1470555155,2,1795007733658);
INSERT INTO "log" VALUES(2776675456107253837,4,1,0,'up flax',2738907906,6,1795007733664);
INSERT INTO "log" VALUES(2776675456107253837,5,1,0,'done',1679359793,3,1795007733667);
INSERT INTO "log" VALUES(2776675456107253837,6,0,0,'go hunt_game_1',4246742177,38,1795007733705);
INSERT INTO "log" VALUES(2776675456107253837,7,0,0,'roll',3179290906,5,1795007733710);
INSERT INTO "log" VALUES(2776675456107253837,8,0,0,'roll',1708527686,4,1795007733714);
INSERT INTO "log" VALUES(2776675456107253837,9,0,0,'fail',2760407680,6,1795007733720);
INSERT INTO "log" VALUES(2776675456107253837,10,1,0,'go upgrade_3',2656615704,3,1795007733723);
INSERT INTO "log" VALUES(2776675456107253837,11,1,0,'up beans',3126565065,2,1795007733725);
INSERT INTO "log" VALUES(2776675456107253837,12,1,0,'up hide',1965192076,2,1795007733727);
INSERT INTO "log" VALUES(2776675456107253837,13,1,0,'done',2587306555,1,1795007733728);
INSERT INTO "log" VALUES(2776675456107253837,14,0,0,'go hunt_game_2',1425598467,52,1795007733780);
INSERT INTO "log" VALUES(2776675456107253837,15,0,0,'roll',2884209671,9,1795007733789);
INSERT INTO "log" VALUES(7793038601983186521,1,0,0,'lead asmundr',2129840651,7,1795007733311);
INSERT INTO "log" VALUES(7793038601983186521,2,1,0,'lead svanhildr',3728275008,10,1795007733321);
INSERT INTO "log" VALUES(7793038601983186521,3,1,0,'work merchant-ship',4192847971,82,1795007733403);
INSERT INTO "log" VALUES(7793038601983186521,4,0,0,'work market',1432954171,50,1795007733453);
INSERT INTO "log" VALUES(7793038601983186521,5,0,0,'trade food wood',3312078426,4,1795007733457);
INSERT INTO "log" VALUES(7793038601983186521,6,0,0,'done',2852413822,4,1795007733461);
INSERT INTO "log" VALUES(7793038601983186521,7,1,0,'work troll',2361984093,2,1795007733463);
INSERT INTO "log" VALUES(7793038601983186521,8,0,0,'work draugr-1',2461090632,3,1795007733466);
INSERT INTO "log" VALUES(7793038601983186521,9,1,0,'work raiders',1711019570,5,1795007733471);
INSERT INTO "log" VALUES(7793038601983186521,10,0,0,'work jarls-longhouse',2216992759,4,1795007733475);
INSERT INTO "log" VALUES(7793038601983186521,11,1,0,'work hunting-grounds',581985405,3,1795007733478);
INSERT INTO "log" VALUES(8815192867545911948,1,1,0,'play heimdall/thor',107451808,4,1795007733265);
INSERT INTO "log" VALUES(8815192867545911948,2,0,0,'play freya/loki',1190564255,6,1795007733271);
INSERT INTO "log" VALUES(8815192867545911948,3,1,0,'play freya/heimdall',3938923179,2,1795007733273);
INSERT INTO "log" VALUES(8815192867545911948,4,0,0,'play loki/thor',2535589424,3,1795007733276);
INSERT INTO "log" VALUES(8815192867545911948,5,1,0,'play bragi/loki',3162890238,3,1795007733279);
INSERT INTO "log" VALUES(8815192867545911948,6,0,0,'play freya/sif',1860418017,3,1795007733282);
INSERT INTO "log" VALUES(8815192867545911948,7,1,0,'play sif/thor',459523565,3,1795007733285);
INSERT INTO "log" VALUES(8815192867545911948,8,0,0,'play sif/thor',1386219499,2,1795007733287);
INSERT INTO "log" VALUES(8815192867545911948,9,1,0,'play freya/heimdall',579736115,2,1795007733289);
INSERT INTO "log" VALUES(8815192867545911948,10,0,0,'play bragi/heimdall',1419660579,3,1795007733292);
INSERT INTO "log" VALUES(8815192867545911948,11,1,0,'play odin/thor',791878370,1,1795007733293);
INSERT INTO "log" VALUES(8815192867545911948,12,0,0,'play freya/thor',1550723050,8,1795007733301);
INSERT INTO "log" VALUES(8815192867545911948,13,1,0,'play sif/heimdall',1636032791,3,1795007733304);
CREATE TABLE news_rules (
    player BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    rule TEXT NOT NULL,
    PRIMARY KEY (player, table_number)
) WITHOUT ROWID;
CREATE TABLE nonces (
    table_number BIGINT NOT NULL,
    player BIGINT NOT NULL,
    nonce BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    made TEXT,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_number, player, nonce)
) WITHOUT ROWID;
CREATE TABLE notices (
    player BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    channel BIGINT NOT NULL,
    -- 0 waits, 1 is being sent, 2 told, 3 withdrawn, 4 given up.
    state INTEGER NOT NULL,
    -- 0 is the first word; 1 to 3 are reminders, as the time runs out.
    stage INTEGER NOT NULL,
    -- When it is to be looked at; NULL when nothing is left to do.
    due_ms BIGINT,
    -- Tries of the present stage, and 1 where it was kept back in quiet hours.
    tries INTEGER NOT NULL,
    held INTEGER NOT NULL,
    -- The whole time of the clock and when it runs out; NULL without a clock.
    span_ms BIGINT,
    runs_out_ms BIGINT,
    -- As JSON: the values of the sentence.
    about TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    told_ms BIGINT,
    PRIMARY KEY (player, table_number, kind, seq, channel)
) WITHOUT ROWID;
CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    shape TEXT NOT NULL
);
INSERT INTO "players" VALUES(2767793751250713601,'Bjorn','shield');
CREATE TABLE probes (
    node BIGINT NOT NULL PRIMARY KEY,
    stamp BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE quiet_hours (
    player BIGINT NOT NULL PRIMARY KEY,
    hours TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE runs (
    id BIGINT NOT NULL PRIMARY KEY,
    started_ms BIGINT NOT NULL,
    alive_ms BIGINT NOT NULL
);
INSERT INTO "runs" VALUES(4877670228149511549,1795007732917,1795007734808);
CREATE TABLE seats (
    table_number BIGINT NOT NULL REFERENCES tables (number),
    seat INTEGER NOT NULL,
    player BIGINT,
    name TEXT NOT NULL,
    shape TEXT NOT NULL,
    bot TEXT,
    ahead TEXT,
    PRIMARY KEY (table_number, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(25406795178293203,0,2767793751250713601,'Bjorn','shield',NULL,NULL);
INSERT INTO "seats" VALUES(25406795178293203,1,NULL,'','hammer','guest',NULL);
INSERT INTO "seats" VALUES(464223917906568680,0,2767793751250713601,'Bjorn','shield',NULL,NULL);
INSERT INTO "seats" VALUES(464223917906568680,1,NULL,'','hammer','guest',NULL);
INSERT INTO "seats" VALUES(2776675456107253837,0,2767793751250713601,'Bjorn','shield',NULL,NULL);
INSERT INTO "seats" VALUES(2776675456107253837,1,NULL,'','hammer','guest',NULL);
INSERT INTO "seats" VALUES(5809498190785997267,0,2767793751250713601,'Bjorn','shield',NULL,NULL);
INSERT INTO "seats" VALUES(5809498190785997267,1,NULL,'','shield',NULL,NULL);
INSERT INTO "seats" VALUES(7793038601983186521,0,2767793751250713601,'Bjorn','shield',NULL,NULL);
INSERT INTO "seats" VALUES(7793038601983186521,1,NULL,'','hammer','guest',NULL);
INSERT INTO "seats" VALUES(8815192867545911948,0,2767793751250713601,'Bjorn','shield',NULL,NULL);
INSERT INTO "seats" VALUES(8815192867545911948,1,NULL,'','hammer','guest',NULL);
CREATE TABLE tables (
    number BIGINT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    corrected INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    access TEXT NOT NULL,
    clock TEXT NOT NULL,
    setup TEXT NOT NULL,
    lesson INTEGER NOT NULL,
    seed TEXT NOT NULL,
    host INTEGER,
    rematch TEXT,
    outcome TEXT,
    changed_ms BIGINT NOT NULL
, seed_parts TEXT, undo_asked TEXT, epoch BIGINT NOT NULL DEFAULT 0, owner BIGINT NOT NULL DEFAULT 0, wake_ms BIGINT, shown TEXT, code TEXT, calls TEXT);
INSERT INTO "tables" VALUES(8815192867545911948,'6beknf4j66295vidyii6rc','asgard','2-51ffc394',0,'','running','open','{"kind":"none"}','{"players":2,"options":{}}',0,'5b3d2ff3b019f912f24a0d3ca54ec304309facff6c52213251d069c09841dfdc',0,NULL,NULL,1795007733261,'[{"seat":0,"by":"server","part":"2923f67bedd4df26051a634b0c696952d0a1303ffccca744db3af6d59b22c20b"}]',NULL,1,0,NULL,'{"progress":{"round":1,"rounds":3,"phases":["asgard-phase-deal","asgard-phase-contest","asgard-phase-awakening"],"phase":1,"step":7,"steps":7},"pending":[0],"waiting_since_ms":1795007733304}','RGMNH',NULL);
INSERT INTO "tables" VALUES(7793038601983186521,'k4a5ze4f9g2mp3eidet7wx','champions','3-5ce6f401',0,'','running','open','{"kind":"none"}','{"players":2,"options":{}}',0,'fec6ed3937676bc4bce79c05d884c55eeac639d01d4e108f52031ad115a64bd2',0,NULL,NULL,1795007733304,'[{"seat":0,"by":"server","part":"05f03cb378506a713d35347b26007a35c8231e2fecb43fb8fa5e1acc7b6812ac"}]',NULL,1,0,NULL,'{"progress":{"round":1,"rounds":8,"phases":["champions-phase-place","champions-phase-assign","champions-phase-fight","champions-phase-cleanup"],"phase":0,"step":8,"steps":8},"pending":[0],"waiting_since_ms":1795007733478}','BJQNV',NULL);
INSERT INTO "tables" VALUES(25406795178293203,'njugid3m5ss6edefubfx8h','gonewild','2-d9e5189a',0,'','running','open','{"kind":"none"}','{"players":2,"options":{}}',0,'cb41b5a854480dbcfc635594846033d4d27e076e9c64f9f9ea354134670a62bf',0,NULL,NULL,1795007733478,'[{"seat":0,"by":"server","part":"d142d5db94a8ea9c91e471f0f6d52a58efab26214a1ff765ffe3cd72b8a0eccf"}]',NULL,1,0,NULL,'{"progress":{"round":2,"rounds":0,"phases":["gonewild-phase-production","gonewild-phase-draw","gonewild-phase-action","gonewild-phase-storage","gonewild-phase-end"],"phase":2,"step":2,"steps":2},"pending":[0],"waiting_since_ms":1795007733654}','RTEHS',NULL);
INSERT INTO "tables" VALUES(464223917906568680,'svcjpzedkpmeb7t5bqacs6','tinyepic','3-b65b235b',0,'','running','open','{"kind":"none"}','{"players":2,"options":{}}',0,'c98f1027f209b726099222c98a37b53a5ac716b8156a81cfe406b7b40e8eaefe',0,NULL,NULL,1795007733569,'[{"seat":0,"by":"server","part":"96c7985e4c7ccb67e65190e2829df95d31d9b70234806260ac8e509788664160"}]',NULL,1,0,NULL,'{"progress":{"round":1,"rounds":3,"phases":["tinyepic-phase-launch","tinyepic-phase-draft","tinyepic-phase-deeds"],"phase":2,"step":1,"steps":4},"pending":[0],"waiting_since_ms":1795007733662}','QCAJW',NULL);
INSERT INTO "tables" VALUES(2776675456107253837,'eyu2bn4e3jprcyb58x8h3f','feast','3-4109df74',0,'','running','open','{"kind":"none"}','{"players":2,"options":{}}',0,'2cdc9147a7139363ff3ce0d4bbea932e614cf128b4c5f6a7b40705f17963a330',0,NULL,NULL,1795007733635,'[{"seat":0,"by":"server","part":"d55d54e8940fddcf0b496304ee039748d0abfecf0fb32887e186bd3a89a72634"}]',NULL,1,0,NULL,'{"progress":{"round":1,"rounds":7,"phases":["feast-phase-harvest","feast-phase-weapon","feast-phase-actions","feast-phase-income","feast-phase-breeding","feast-phase-feast","feast-phase-bonus"],"phase":2,"step":0,"steps":0},"pending":[0],"waiting_since_ms":1795007733789}','AJSWZ',NULL);
INSERT INTO "tables" VALUES(5809498190785997267,'zkr2jq7brbaxbw55qdy8bm','feast','3-4109df74',0,'Waiting','waiting','open','{"kind":"per_move","seconds":600}','{"players":2,"options":{}}',0,'28b3cd8f644fd466536e441c3474985b2e2eb9225f57c932188e9dc454fa7ea1',0,NULL,NULL,1795007733802,'[]',NULL,0,0,NULL,NULL,'KAJDK',NULL);
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id)
, created_ms BIGINT NOT NULL DEFAULT 0, seen_ms BIGINT NOT NULL DEFAULT 0, label TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO "tokens" VALUES('0d8b3076ea6c98609a8e2a679d9a56e2175f263c7a3d15781e98dc3a03ff09d9',2767793751250713601,1795007733252,1795007733252,'/');
CREATE INDEX tables_by_status ON tables (status, changed_ms);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX tokens_by_player ON tokens (player);
CREATE INDEX tables_by_wake ON tables (wake_ms) WHERE wake_ms IS NOT NULL;
CREATE INDEX tables_by_change ON tables (changed_ms);
CREATE UNIQUE INDEX tables_by_code ON tables (code);
CREATE INDEX channels_by_player ON channels (player);
CREATE INDEX channels_by_token ON channels (token);
CREATE INDEX notices_by_due ON notices (due_ms) WHERE due_ms IS NOT NULL;
COMMIT;
