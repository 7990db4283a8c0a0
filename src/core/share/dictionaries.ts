/*
 * A dictionary is text that both sides know, so that a code need not contain it. A code names its dictionary
 * by its place in this list: an entry never changes, and a better dictionary is appended.
 * Rule: docs/rules/sharing.md#share-codes.
 */

const FIRST = [
  '{"kind":"item","file":{"id":"","name":"","flavor":"","quantity":1,"template":"',
  '{"kind":"pack","file":{"name":"","version":1,"skills":[],"talents":[],"items":[],"statusEffects":[],"actions":[],"maneuvers":[]',
  ',"description":["","inputs":{},"resources":[],"effects":[],"conditions":[],"tags":[],"modifiers":{},"tier":"',
  '{"kind":"encounter","file":{"encounterName":"","version":0,"round":0,"phase":1,"groups":[{"name":"',
  '","currentId":1,"maximumHealth":16,"maximumEnergy":6,"maximumAP":4}],"members":[{"groupReference":0,"id":1,',
  '"health":16,"energy":6,"ap":4,"hasActed":false,"notes":""},{"groupReference":1,"id":2,',
  '{"kind":"character","file":{"version":7,"name":"","packInfo":[["Tabard Core",1]],"health":20,"energy":10,',
  '"vigor":4,"focus":6,"potential":40,"currency":50,"boostPoints":3,"skills":{"Blades":1,"Hafts":1,"Archery":1,',
  '"Stealth":1,"Wrestling":1,"Shieldwork":1,"Mending":1,"Command":1,"Physick":1},"talents":[""],"pinnacles":[""],',
  '"inventory":{"":{"id":"","name":"","flavor":"","quantity":1,"template":""}},"equipment":{"weapon":"","armor":"",',
  '"accessories":["",""]},"notes":"\\n\\n","layouts":{},"combatState":{"round":0,"phase":1,"actionPoints":0,',
  '"statusEffects":{},"currentRoundActions":[],"previousRoundActions":[],"combatActions":[],',
  '"currentPhaseActions":[]},"changeHistory":[]},"packs":[["Tabard Core",1]]}',
].join('');

export const DICTIONARIES: readonly string[] = [FIRST];
