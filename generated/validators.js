// Generated from openrpc.json by `npm run generate`. Do not edit.

export const params_eth_chainId = validate10;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate10.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const result_eth_chainId = validate11;
const pattern0 = new RegExp("^0x[1-9a-f][0-9a-f]{0,13}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate11.errors = [{instancePath,schemaPath:"components#/definitions/ChainId/pattern",keyword:"pattern",params:{pattern: "^0x[1-9a-f][0-9a-f]{0,13}$"},message:"must match pattern \""+"^0x[1-9a-f][0-9a-f]{0,13}$"+"\""}];
return false;
}
}
else {
validate11.errors = [{instancePath,schemaPath:"components#/definitions/ChainId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const params_net_version = validate13;
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate13.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const result_net_version = validate14;
const pattern1 = new RegExp("^[1-9][0-9]{0,15}$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate14.errors = [{instancePath,schemaPath:"components#/definitions/NetworkId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,15}$"},message:"must match pattern \""+"^[1-9][0-9]{0,15}$"+"\""}];
return false;
}
}
else {
validate14.errors = [{instancePath,schemaPath:"components#/definitions/NetworkId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const params_eth_protocolVersion = validate15;
function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate15.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const result_eth_protocolVersion = validate16;
const pattern2 = new RegExp("^0x(?:0|[1-9a-f][0-9a-f]{0,63})$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate16.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate16.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const params_web3_clientVersion = validate17;
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate17.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const result_web3_clientVersion = validate18;
const pattern3 = new RegExp("^.{1,256}$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate18.errors = [{instancePath,schemaPath:"components#/definitions/ClientVersion/pattern",keyword:"pattern",params:{pattern: "^.{1,256}$"},message:"must match pattern \""+"^.{1,256}$"+"\""}];
return false;
}
}
else {
validate18.errors = [{instancePath,schemaPath:"components#/definitions/ClientVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const params_rsk_protocolVersion = validate19;
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate19.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const result_rsk_protocolVersion = validate20;
function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate20.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const params_eth_syncing = validate21;
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate21.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const result_eth_syncing = validate22;
const schema29 = {"type":"boolean","enum":[false]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate22.errors = [{instancePath,schemaPath:"components#/definitions/NotSyncing/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === false)){
validate22.errors = [{instancePath,schemaPath:"components#/definitions/NotSyncing/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

export const params_net_listening = validate23;
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate23.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const result_net_listening = validate24;
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate24.errors = [{instancePath,schemaPath:"components#/definitions/Listening/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

export const params_net_peerCount = validate25;
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate25.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const result_net_peerCount = validate26;
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate26.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const params_rpc_modules = validate27;
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate27.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const result_rpc_modules = validate28;
const pattern6 = new RegExp("^[0-9]+\\.[0-9]+$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate29.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"components#/definitions/ModuleVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"components#/definitions/ModuleVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

export const params_eth_gasPrice = validate31;
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate31.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const result_eth_gasPrice = validate32;
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate32.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const params_eth_feeHistory = validate33;
const pattern8 = new RegExp("^0x[0-9a-fA-F]{1,64}$", "u");
const schema46 = {"type":"string","enum":["latest","earliest","pending"]};
const pattern9 = new RegExp("^0x[0-9a-fA-F]{1,63}$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate34.errors = vErrors;
return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate36.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate36.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Percentile/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate36.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Percentile/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Percentile/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate33.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data.length < 2){
validate33.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 3)){
validate33.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate33.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate34(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len1 > 2){
const _errs5 = errors;
if(!(validate36(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const result_eth_feeHistory = validate38;
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate40.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Ratio/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate40(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.oldestBlock === undefined) && (missing0 = "oldestBlock")) || ((data.baseFeePerGas === undefined) && (missing0 = "baseFeePerGas"))) || ((data.gasUsedRatio === undefined) && (missing0 = "gasUsedRatio"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.oldestBlock !== undefined){
let data0 = data.oldestBlock;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate39.errors = [{instancePath:instancePath+"/oldestBlock",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/oldestBlock",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
const _errs4 = errors;
if(!(validate40(data.baseFeePerGas, {instancePath:instancePath+"/baseFeePerGas",parentData:data,parentDataProperty:"baseFeePerGas",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsedRatio !== undefined){
const _errs5 = errors;
if(!(validate42(data.gasUsedRatio, {instancePath:instancePath+"/gasUsedRatio",parentData:data,parentDataProperty:"gasUsedRatio",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reward !== undefined){
const _errs6 = errors;
if(!(validate44(data.reward, {instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}

export const params_eth_blockNumber = validate48;
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate48.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const result_eth_blockNumber = validate49;
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate49.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate49.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const params_eth_getBlockByNumber = validate50;
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate50.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate50.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate50.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
const _errs1 = errors;
if(!(validate51(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs2 = errors;
if(typeof data[1] !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/FullTransactions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const result_eth_getBlockByNumber = validate53;
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate56.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate56.errors = vErrors;
return errors === 0;
}

const pattern15 = new RegExp("^0x[0-9a-f]{64}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate58.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}

const pattern18 = new RegExp("^0x[0-9a-f]{512}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern18.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/LogsBloom/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"},message:"must match pattern \""+"^0x[0-9a-f]{512}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/LogsBloom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate60.errors = vErrors;
return errors === 0;
}

const pattern22 = new RegExp("^0x[0-9a-f]{40}$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern22.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate62.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const pattern25 = new RegExp("^0x(?:[0-9a-f]{2})*$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.hash === undefined) && (missing0 = "hash")) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.v === undefined) && (missing0 = "v"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))) || ((data.type === undefined) && (missing0 = "type"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.hash !== undefined){
let data0 = data.hash;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate68.errors = [{instancePath:instancePath+"/hash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/hash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate68.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
const _errs7 = errors;
if(!(validate58(data.blockHash, {instancePath:instancePath+"/blockHash",parentData:data,parentDataProperty:"blockHash",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
const _errs8 = errors;
if(!(validate56(data.blockNumber, {instancePath:instancePath+"/blockNumber",parentData:data,parentDataProperty:"blockNumber",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
const _errs9 = errors;
if(!(validate56(data.transactionIndex, {instancePath:instancePath+"/transactionIndex",parentData:data,parentDataProperty:"transactionIndex",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
validate68.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs13 = errors;
if(!(validate62(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data7 = data.gas;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate68.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data8 = data.gasPrice;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate68.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data9 = data.value;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate68.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(!pattern25.test(data10)){
validate68.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
const _errs26 = errors;
if(!(validate56(data.v, {instancePath:instancePath+"/v",parentData:data,parentDataProperty:"v",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
const _errs27 = errors;
if(!(validate56(data.r, {instancePath:instancePath+"/r",parentData:data,parentDataProperty:"r",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
const _errs28 = errors;
if(!(validate56(data.s, {instancePath:instancePath+"/s",parentData:data,parentDataProperty:"s",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data14 = data.type;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate68(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate64.errors = vErrors;
return errors === 0;
}

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
var valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/SublistEdges/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/SublistEdges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate80.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern25.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate82.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate82.errors = vErrors;
return errors === 0;
}

const pattern47 = new RegExp("^0x[0-9a-f]{16}$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.totalDifficulty === undefined) && (missing0 = "totalDifficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.transactions === undefined) && (missing0 = "transactions"))) || ((data.uncles === undefined) && (missing0 = "uncles"))) || ((data.minimumGasPrice === undefined) && (missing0 = "minimumGasPrice"))) || ((data.bitcoinMergedMiningHeader === undefined) && (missing0 = "bitcoinMergedMiningHeader"))) || ((data.bitcoinMergedMiningCoinbaseTransaction === undefined) && (missing0 = "bitcoinMergedMiningCoinbaseTransaction"))) || ((data.bitcoinMergedMiningMerkleProof === undefined) && (missing0 = "bitcoinMergedMiningMerkleProof"))) || ((data.hashForMergedMining === undefined) && (missing0 = "hashForMergedMining"))) || ((data.paidFees === undefined) && (missing0 = "paidFees"))) || ((data.cumulativeDifficulty === undefined) && (missing0 = "cumulativeDifficulty"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.number !== undefined){
const _errs1 = errors;
if(!(validate56(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
const _errs2 = errors;
if(!(validate58(data.hash, {instancePath:instancePath+"/hash",parentData:data,parentDataProperty:"hash",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate55.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data3 = data.sha3Uncles;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern15.test(data3)){
validate55.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
const _errs9 = errors;
if(!(validate60(data.logsBloom, {instancePath:instancePath+"/logsBloom",parentData:data,parentDataProperty:"logsBloom",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data5 = data.transactionsRoot;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern15.test(data5)){
validate55.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data6 = data.stateRoot;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern15.test(data6)){
validate55.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data7 = data.receiptsRoot;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern15.test(data7)){
validate55.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
const _errs19 = errors;
if(!(validate62(data.miner, {instancePath:instancePath+"/miner",parentData:data,parentDataProperty:"miner",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data9 = data.difficulty;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate55.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalDifficulty !== undefined){
let data10 = data.totalDifficulty;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
validate55.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data11 = data.extraData;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern25.test(data11)){
validate55.errors = [{instancePath:instancePath+"/extraData",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/extraData",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data12 = data.size;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
validate55.errors = [{instancePath:instancePath+"/size",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/size",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
validate55.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
validate55.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data15 === "string"){
if(!pattern2.test(data15)){
validate55.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
const _errs41 = errors;
if(!(validate64(data.transactions, {instancePath:instancePath+"/transactions",parentData:data,parentDataProperty:"transactions",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncles !== undefined){
const _errs42 = errors;
if(!(validate65(data.uncles, {instancePath:instancePath+"/uncles",parentData:data,parentDataProperty:"uncles",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimumGasPrice !== undefined){
let data18 = data.minimumGasPrice;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
validate55.errors = [{instancePath:instancePath+"/minimumGasPrice",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/minimumGasPrice",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitcoinMergedMiningHeader !== undefined){
let data19 = data.bitcoinMergedMiningHeader;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data19 === "string"){
if(!pattern25.test(data19)){
validate55.errors = [{instancePath:instancePath+"/bitcoinMergedMiningHeader",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/bitcoinMergedMiningHeader",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitcoinMergedMiningCoinbaseTransaction !== undefined){
let data20 = data.bitcoinMergedMiningCoinbaseTransaction;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data20 === "string"){
if(!pattern25.test(data20)){
validate55.errors = [{instancePath:instancePath+"/bitcoinMergedMiningCoinbaseTransaction",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/bitcoinMergedMiningCoinbaseTransaction",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bitcoinMergedMiningMerkleProof !== undefined){
let data21 = data.bitcoinMergedMiningMerkleProof;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data21 === "string"){
if(!pattern25.test(data21)){
validate55.errors = [{instancePath:instancePath+"/bitcoinMergedMiningMerkleProof",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/bitcoinMergedMiningMerkleProof",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hashForMergedMining !== undefined){
let data22 = data.hashForMergedMining;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data22 === "string"){
if(!pattern15.test(data22)){
validate55.errors = [{instancePath:instancePath+"/hashForMergedMining",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/hashForMergedMining",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidFees !== undefined){
let data23 = data.paidFees;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
validate55.errors = [{instancePath:instancePath+"/paidFees",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/paidFees",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeDifficulty !== undefined){
let data24 = data.cumulativeDifficulty;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data24 === "string"){
if(!pattern2.test(data24)){
validate55.errors = [{instancePath:instancePath+"/cumulativeDifficulty",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/cumulativeDifficulty",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data25 = data.mixHash;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data25 === "string"){
if(!pattern15.test(data25)){
validate55.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data26 = data.nonce;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data26 === "string"){
if(!pattern47.test(data26)){
validate55.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/BlockNonce/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"},message:"must match pattern \""+"^0x[0-9a-f]{16}$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/BlockNonce/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rskPteEdges !== undefined){
const _errs70 = errors;
if(!(validate80(data.rskPteEdges, {instancePath:instancePath+"/rskPteEdges",parentData:data,parentDataProperty:"rskPteEdges",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseEvent !== undefined){
const _errs71 = errors;
if(!(validate82(data.baseEvent, {instancePath:instancePath+"/baseEvent",parentData:data,parentDataProperty:"baseEvent",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate54.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}

export const params_eth_getBlockByHash = validate86;
const pattern49 = new RegExp("^0x[0-9a-fA-F]{64}$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate86.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate86.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate86.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate86.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(typeof data[1] !== "boolean"){
validate86.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/FullTransactions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

export const result_eth_getBlockByHash = validate87;
function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate88.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}

export const params_eth_getBlockTransactionCountByNumber = validate91;
function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate91.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate91.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate91.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate92(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

export const result_eth_getBlockTransactionCountByNumber = validate94;
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate95.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}

export const params_eth_getBlockTransactionCountByHash = validate97;
function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate97.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate97.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate97.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate97.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

export const result_eth_getBlockTransactionCountByHash = validate98;
function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate99.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}

export const params_eth_getUncleCountByBlockNumber = validate101;
function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate102.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate101.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate101.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate101.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate102(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

export const result_eth_getUncleCountByBlockNumber = validate104;
function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

export const params_eth_getUncleCountByBlockHash = validate107;
function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate107.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate107.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate107.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate107.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

export const result_eth_getUncleCountByBlockHash = validate108;
function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate109.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}

export const params_eth_getTransactionByHash = validate111;
function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate111.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate111.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate111.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate111.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

export const result_eth_getTransactionByHash = validate112;
function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate113.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate113.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
validate112.errors = vErrors;
return errors === 0;
}

export const params_eth_getRawTransactionByHash = validate116;
function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate116.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate116.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate116.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate116.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

export const result_eth_getRawTransactionByHash = validate117;
function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern25.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}

export const params_eth_getTransactionByBlockHashAndIndex = validate120;
function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate120.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate120.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate120.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate120.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate120.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

export const result_eth_getTransactionByBlockHashAndIndex = validate121;
const pattern63 = new RegExp("^[0-9a-f]{24}$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data._id === undefined) && (missing0 = "_id")){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data._id !== undefined){
let data0 = data._id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern63.test(data0)){
validate125.errors = [{instancePath:instancePath+"/_id",schemaPath:"components#/definitions/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{24}$"},message:"must match pattern \""+"^[0-9a-f]{24}$"+"\""}];
return false;
}
}
else {
validate125.errors = [{instancePath:instancePath+"/_id",schemaPath:"components#/definitions/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate122.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate122.errors = vErrors;
return errors === 0;
}


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}

export const params_eth_getTransactionByBlockNumberAndIndex = validate129;
function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate130.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate129.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate129.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate129.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
const _errs1 = errors;
if(!(validate130(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate129.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

export const result_eth_getTransactionByBlockNumberAndIndex = validate132;
function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate133.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}

export const params_eth_getTransactionReceipt = validate136;
function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate136.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate136.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate136.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate136.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}

export const result_eth_getTransactionReceipt = validate137;
const schema204 = {"type":"string","enum":["0x1","0x0"]};
function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 4){
validate149.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate149.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.logIndex === undefined) && (missing0 = "logIndex")) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.topics === undefined) && (missing0 = "topics"))) || ((data.removed === undefined) && (missing0 = "removed"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.logIndex !== undefined){
const _errs1 = errors;
if(!(validate56(data.logIndex, {instancePath:instancePath+"/logIndex",parentData:data,parentDataProperty:"logIndex",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
const _errs2 = errors;
if(!(validate56(data.transactionIndex, {instancePath:instancePath+"/transactionIndex",parentData:data,parentDataProperty:"transactionIndex",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
const _errs3 = errors;
if(!(validate58(data.transactionHash, {instancePath:instancePath+"/transactionHash",parentData:data,parentDataProperty:"transactionHash",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
const _errs4 = errors;
if(!(validate58(data.blockHash, {instancePath:instancePath+"/blockHash",parentData:data,parentDataProperty:"blockHash",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
const _errs5 = errors;
if(!(validate56(data.blockNumber, {instancePath:instancePath+"/blockNumber",parentData:data,parentDataProperty:"blockNumber",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data5 = data.address;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
validate143.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data6 = data.data;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
const _errs12 = errors;
if(!(validate149(data.topics, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
const _errs13 = errors;
if(typeof data.removed !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate143(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.root === undefined) && (missing1 = "root")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate139.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((((((((((data.transactionHash === undefined) && (missing2 = "transactionHash")) || ((data.transactionIndex === undefined) && (missing2 = "transactionIndex"))) || ((data.blockHash === undefined) && (missing2 = "blockHash"))) || ((data.blockNumber === undefined) && (missing2 = "blockNumber"))) || ((data.from === undefined) && (missing2 = "from"))) || ((data.to === undefined) && (missing2 = "to"))) || ((data.cumulativeGasUsed === undefined) && (missing2 = "cumulativeGasUsed"))) || ((data.gasUsed === undefined) && (missing2 = "gasUsed"))) || ((data.effectiveGasPrice === undefined) && (missing2 = "effectiveGasPrice"))) || ((data.contractAddress === undefined) && (missing2 = "contractAddress"))) || ((data.logs === undefined) && (missing2 = "logs"))) || ((data.logsBloom === undefined) && (missing2 = "logsBloom"))) || ((data.type === undefined) && (missing2 = "type"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.transactionHash !== undefined){
let data0 = data.transactionHash;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate139.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.transactionIndex !== undefined){
let data1 = data.transactionIndex;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate139.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.blockHash !== undefined){
let data2 = data.blockHash;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate139.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.blockNumber !== undefined){
let data3 = data.blockNumber;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate139.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
let data4 = data.from;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
validate139.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.to !== undefined){
const _errs19 = errors;
if(!(validate62(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cumulativeGasUsed !== undefined){
let data6 = data.cumulativeGasUsed;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate139.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.gasUsed !== undefined){
let data7 = data.gasUsed;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate139.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.effectiveGasPrice !== undefined){
let data8 = data.effectiveGasPrice;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate139.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contractAddress !== undefined){
const _errs29 = errors;
if(!(validate62(data.contractAddress, {instancePath:instancePath+"/contractAddress",parentData:data,parentDataProperty:"contractAddress",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.logs !== undefined){
const _errs30 = errors;
if(!(validate142(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.logsBloom !== undefined){
let data11 = data.logsBloom;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data11 === "string"){
if(!pattern18.test(data11)){
validate139.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"components#/definitions/LogsBloom/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"},message:"must match pattern \""+"^0x[0-9a-f]{512}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"components#/definitions/LogsBloom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data12 = data.status;
const _errs34 = errors;
if(typeof data12 !== "string"){
validate139.errors = [{instancePath:instancePath+"/status",schemaPath:"components#/definitions/TransactionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data12 === "0x1") || (data12 === "0x0"))){
validate139.errors = [{instancePath:instancePath+"/status",schemaPath:"components#/definitions/TransactionStatus/enum",keyword:"enum",params:{allowedValues: schema204.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.root !== undefined){
let data13 = data.root;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data13 === "string"){
if(!pattern15.test(data13)){
validate139.errors = [{instancePath:instancePath+"/root",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/root",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data14 = data.type;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate138.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate138.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}

export const params_eth_getBlockReceipts = validate155;
function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blockHash === undefined) && (missing0 = "blockHash")){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "blockHash") || (key0 === "requireCanonical"))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockHash !== undefined){
let data0 = data.blockHash;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate157.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requireCanonical !== undefined){
const _errs5 = errors;
if(typeof data.requireCanonical !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/requireCanonical",schemaPath:"#/properties/requireCanonical/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blockNumber === undefined) && (missing0 = "blockNumber")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "blockNumber")){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockNumber !== undefined){
let data0 = data.blockNumber;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
validate159.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate156.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate156.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate155.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate155.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate155.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate156(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}

export const result_eth_getBlockReceipts = validate162;
function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate139(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate163.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate163.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}

export const params_eth_sendRawTransaction = validate168;
const pattern85 = new RegExp("^0x(?:[0-9a-fA-F]{2})*$", "u");

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate168.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate168.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate168.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern85.test(data0)){
validate168.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}

export const result_eth_sendRawTransaction = validate169;
function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate169.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate169.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}

export const params_eth_sendRawTransactionSync = validate170;
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"components#/definitions/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"components#/definitions/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate171.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate170.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate170.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate170.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern85.test(data0)){
validate170.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate171(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

export const result_eth_sendRawTransactionSync = validate173;
function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.root === undefined) && (missing1 = "root")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate174.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((((((((((data.transactionHash === undefined) && (missing2 = "transactionHash")) || ((data.transactionIndex === undefined) && (missing2 = "transactionIndex"))) || ((data.blockHash === undefined) && (missing2 = "blockHash"))) || ((data.blockNumber === undefined) && (missing2 = "blockNumber"))) || ((data.from === undefined) && (missing2 = "from"))) || ((data.to === undefined) && (missing2 = "to"))) || ((data.cumulativeGasUsed === undefined) && (missing2 = "cumulativeGasUsed"))) || ((data.gasUsed === undefined) && (missing2 = "gasUsed"))) || ((data.effectiveGasPrice === undefined) && (missing2 = "effectiveGasPrice"))) || ((data.contractAddress === undefined) && (missing2 = "contractAddress"))) || ((data.logs === undefined) && (missing2 = "logs"))) || ((data.logsBloom === undefined) && (missing2 = "logsBloom"))) || ((data.type === undefined) && (missing2 = "type"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.transactionHash !== undefined){
let data0 = data.transactionHash;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate174.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.transactionIndex !== undefined){
let data1 = data.transactionIndex;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate174.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.blockHash !== undefined){
let data2 = data.blockHash;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate174.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.blockNumber !== undefined){
let data3 = data.blockNumber;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate174.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.from !== undefined){
let data4 = data.from;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
validate174.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.to !== undefined){
const _errs19 = errors;
if(!(validate62(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.cumulativeGasUsed !== undefined){
let data6 = data.cumulativeGasUsed;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate174.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.gasUsed !== undefined){
let data7 = data.gasUsed;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate174.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.effectiveGasPrice !== undefined){
let data8 = data.effectiveGasPrice;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate174.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contractAddress !== undefined){
const _errs29 = errors;
if(!(validate62(data.contractAddress, {instancePath:instancePath+"/contractAddress",parentData:data,parentDataProperty:"contractAddress",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.logs !== undefined){
const _errs30 = errors;
if(!(validate142(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.logsBloom !== undefined){
let data11 = data.logsBloom;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data11 === "string"){
if(!pattern18.test(data11)){
validate174.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"components#/definitions/LogsBloom/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"},message:"must match pattern \""+"^0x[0-9a-f]{512}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"components#/definitions/LogsBloom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data12 = data.status;
const _errs34 = errors;
if(typeof data12 !== "string"){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"components#/definitions/TransactionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data12 === "0x1") || (data12 === "0x0"))){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"components#/definitions/TransactionStatus/enum",keyword:"enum",params:{allowedValues: schema204.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.root !== undefined){
let data13 = data.root;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data13 === "string"){
if(!pattern15.test(data13)){
validate174.errors = [{instancePath:instancePath+"/root",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/root",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data14 = data.type;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
validate174.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
validate173.errors = vErrors;
return errors === 0;
}

export const params_eth_accounts = validate179;
function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate179.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}

export const result_eth_accounts = validate180;
function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate181.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
validate181.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}

export const params_eth_getBalance = validate183;
const pattern101 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate183.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate183.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate183.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate183.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate184(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

export const result_eth_getBalance = validate188;
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate188.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate188.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

export const params_eth_getTransactionCount = validate189;
function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate190.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate190.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate189.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate189.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate189.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate189.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate190(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

export const result_eth_getTransactionCount = validate194;
function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate194.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate194.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}

export const params_eth_call = validate195;
function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern101.test(data1)){
validate196.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data2 = data.gas;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate196.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data3 = data.gasPrice;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate196.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate196.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern85.test(data5)){
validate196.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data6 = data.input;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern85.test(data6)){
validate196.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate196.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate198.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate198.errors = vErrors;
return errors === 0;
}

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern8.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate204.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate204.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.stateDiff === undefined) && (missing0 = "stateDiff"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate203.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors;
for(const key0 in data){
if(!((((((key0 === "balance") || (key0 === "nonce")) || (key0 === "code")) || (key0 === "state")) || (key0 === "stateDiff")) || (key0 === "movePrecompileToAddress"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.balance !== undefined){
let data0 = data.balance;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate203.errors = [{instancePath:instancePath+"/balance",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/balance",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate203.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
let data2 = data.code;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern85.test(data2)){
validate203.errors = [{instancePath:instancePath+"/code",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/code",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.state !== undefined){
const _errs14 = errors;
if(!(validate204(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.stateDiff !== undefined){
const _errs15 = errors;
if(!(validate204(data.stateDiff, {instancePath:instancePath+"/stateDiff",parentData:data,parentDataProperty:"stateDiff",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.movePrecompileToAddress !== undefined){
let data5 = data.movePrecompileToAddress;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern101.test(data5)){
validate203.errors = [{instancePath:instancePath+"/movePrecompileToAddress",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/movePrecompileToAddress",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern101.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate202.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate203(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate195.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data.length < 2){
validate195.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 3)){
validate195.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
const _errs1 = errors;
if(!(validate196(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs2 = errors;
if(!(validate198(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len1 > 2){
const _errs3 = errors;
if(!(validate202(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
}
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}

export const result_eth_call = validate209;
function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern25.test(data)){
validate209.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate209.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

export const params_eth_estimateGas = validate210;
function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate211.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern101.test(data1)){
validate211.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data2 = data.gas;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate211.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data3 = data.gasPrice;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate211.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate211.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern85.test(data5)){
validate211.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data6 = data.input;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern85.test(data6)){
validate211.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate211.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate213.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern101.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate215.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate203(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate210.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data.length < 1){
validate210.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 3)){
validate210.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
const _errs1 = errors;
if(!(validate211(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs2 = errors;
if(!(validate213(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len1 > 2){
const _errs3 = errors;
if(!(validate215(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}

export const result_eth_estimateGas = validate218;
function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate218.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate218.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

export const params_eth_getCode = validate219;
function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate220.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate220.errors = vErrors;
return errors === 0;
}


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate219.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate219.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate219.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate219.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate220(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}

export const result_eth_getCode = validate224;
function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern25.test(data)){
validate224.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate224.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

export const params_eth_getStorageAt = validate225;
function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate226.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate225.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data.length < 3){
validate225.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 3)){
validate225.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate225.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate225.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len1 > 2){
const _errs7 = errors;
if(!(validate226(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}

export const result_eth_getStorageAt = validate230;
function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate230.errors = [{instancePath,schemaPath:"components#/definitions/StorageWord/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate230.errors = [{instancePath,schemaPath:"components#/definitions/StorageWord/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}

export const params_rsk_getStorageBytesAt = validate231;
function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate232.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate232.errors = vErrors;
return errors === 0;
}


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate231.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data.length < 3){
validate231.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 3)){
validate231.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate231.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate231.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len1 > 2){
const _errs7 = errors;
if(!(validate232(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

export const result_rsk_getStorageBytesAt = validate236;
function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern25.test(data)){
validate236.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate236.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}

export const params_eth_getLogs = validate237;
function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate240.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate240.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern101.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate239.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate239.errors = vErrors;
return errors === 0;
}


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate243.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate243.errors = vErrors;
return errors === 0;
}

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate248.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate248.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate247.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate247.errors = vErrors;
return errors === 0;
}


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate247(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fromBlock === undefined) && (missing0 = "fromBlock")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.toBlock === undefined) && (missing1 = "toBlock")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.blockHash === undefined) && (missing2 = "blockHash")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate238.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs7 = errors;
for(const key0 in data){
if(!(((((key0 === "blockHash") || (key0 === "address")) || (key0 === "fromBlock")) || (key0 === "toBlock")) || (key0 === "topics"))){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.blockHash !== undefined){
let data0 = data.blockHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate238.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.address !== undefined){
const _errs11 = errors;
if(!(validate239(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.fromBlock !== undefined){
const _errs12 = errors;
if(!(validate243(data.fromBlock, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.toBlock !== undefined){
const _errs13 = errors;
if(!(validate243(data.toBlock, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.topics !== undefined){
const _errs14 = errors;
if(!(validate246(data.topics, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate237.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate237.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate237.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate238(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}

export const result_eth_getLogs = validate253;
function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate143(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate254(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
validate253.errors = vErrors;
return errors === 0;
}

export const params_rsk_getRawBlockHeaderByHash = validate257;
function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate257.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate257.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate257.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate257.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}

export const result_rsk_getRawBlockHeaderByHash = validate258;
function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern25.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate259.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate259.errors = vErrors;
return errors === 0;
}


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
validate258.errors = vErrors;
return errors === 0;
}

export const params_rsk_getRawBlockHeaderByNumber = validate261;
function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate262.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate262.errors = vErrors;
return errors === 0;
}


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate261.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate261.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate261.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate262(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}

export const result_rsk_getRawBlockHeaderByNumber = validate264;
function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern25.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate265.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate265.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}

export const params_rsk_getRawTransactionReceiptByHash = validate267;
function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate267.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate267.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate267.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate267.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}

export const result_rsk_getRawTransactionReceiptByHash = validate268;
function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern25.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate269.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate269.errors = vErrors;
return errors === 0;
}


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}

export const params_rsk_getTransactionReceiptNodesByHash = validate271;
function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate271.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate271.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate271.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate271.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern49.test(data1)){
validate271.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate271.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}

export const result_rsk_getTransactionReceiptNodesByHash = validate272;
function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern25.test(data0)){
validate274.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate274.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate273.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate273.errors = vErrors;
return errors === 0;
}


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}

export const params_trace_block = validate277;
function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate278.errors = vErrors;
return errors === 0;
}


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate277.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate277.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate277.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate278(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}

export const result_trace_block = validate280;
const schema407 = {"type":"string","enum":["call","create","suicide"]};
const schema387 = {"type":"string","enum":["call","callcode","delegatecall","staticcall"]};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.callType === undefined) && (missing0 = "callType")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.value === undefined) && (missing0 = "value"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.callType !== undefined){
let data0 = data.callType;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate285.errors = [{instancePath:instancePath+"/callType",schemaPath:"components#/definitions/CallKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "call") || (data0 === "callcode")) || (data0 === "delegatecall")) || (data0 === "staticcall"))){
validate285.errors = [{instancePath:instancePath+"/callType",schemaPath:"components#/definitions/CallKind/enum",keyword:"enum",params:{allowedValues: schema387.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate285.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
validate285.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data3 = data.gas;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate285.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data4 = data.input;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern25.test(data4)){
validate285.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data5 = data.value;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
validate285.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate285.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}

const schema398 = {"type":"string","enum":["create","create2"]};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.init === undefined) && (missing0 = "init"))) || ((data.value === undefined) && (missing0 = "value"))){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
validate287.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate287.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data1 = data.gas;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate287.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate287.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.init !== undefined){
let data2 = data.init;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern25.test(data2)){
validate287.errors = [{instancePath:instancePath+"/init",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate287.errors = [{instancePath:instancePath+"/init",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate287.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate287.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creationMethod !== undefined){
let data4 = data.creationMethod;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate287.errors = [{instancePath:instancePath+"/creationMethod",schemaPath:"components#/definitions/CreationMethod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "create") || (data4 === "create2"))){
validate287.errors = [{instancePath:instancePath+"/creationMethod",schemaPath:"components#/definitions/CreationMethod/enum",keyword:"enum",params:{allowedValues: schema398.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.address === undefined) && (missing0 = "address")) || ((data.refundAddress === undefined) && (missing0 = "refundAddress"))) || ((data.balance === undefined) && (missing0 = "balance"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.address !== undefined){
let data0 = data.address;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
validate289.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate289.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundAddress !== undefined){
let data1 = data.refundAddress;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate289.errors = [{instancePath:instancePath+"/refundAddress",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate289.errors = [{instancePath:instancePath+"/refundAddress",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data2 = data.balance;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
validate289.errors = [{instancePath:instancePath+"/balance",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate289.errors = [{instancePath:instancePath+"/balance",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}


function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate289(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate284.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate284.errors = vErrors;
return errors === 0;
}

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs2){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate293.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate293.errors = vErrors;
return errors === 0;
}

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate296.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate296.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.gasUsed === undefined) && (missing0 = "gasUsed")) || ((data.output === undefined) && (missing0 = "output"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.gasUsed !== undefined){
let data0 = data.gasUsed;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate299.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
validate299.errors = [{instancePath:instancePath+"/output",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate299.errors = [{instancePath:instancePath+"/output",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.gasUsed === undefined) && (missing0 = "gasUsed")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.address === undefined) && (missing0 = "address"))){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.gasUsed !== undefined){
let data0 = data.gasUsed;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate301.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate301.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern25.test(data1)){
validate301.errors = [{instancePath:instancePath+"/code",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate301.errors = [{instancePath:instancePath+"/code",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
validate301.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate301.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate298.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate298.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.action === undefined) && (missing0 = "action")) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.transactionPosition === undefined) && (missing0 = "transactionPosition"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.subtraces === undefined) && (missing0 = "subtraces"))) || ((data.traceAddress === undefined) && (missing0 = "traceAddress"))) || ((data.result === undefined) && (missing0 = "result"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.action !== undefined){
const _errs1 = errors;
if(!(validate284(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
const _errs2 = errors;
if(!(validate58(data.blockHash, {instancePath:instancePath+"/blockHash",parentData:data,parentDataProperty:"blockHash",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
const _errs3 = errors;
if(!(validate293(data.blockNumber, {instancePath:instancePath+"/blockNumber",parentData:data,parentDataProperty:"blockNumber",rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data3 = data.transactionHash;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern15.test(data3)){
validate283.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate283.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionPosition !== undefined){
const _errs7 = errors;
if(!(validate293(data.transactionPosition, {instancePath:instancePath+"/transactionPosition",parentData:data,parentDataProperty:"transactionPosition",rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data5 = data.type;
const _errs8 = errors;
if(typeof data5 !== "string"){
validate283.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/TraceKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "call") || (data5 === "create")) || (data5 === "suicide"))){
validate283.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/TraceKind/enum",keyword:"enum",params:{allowedValues: schema407.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subtraces !== undefined){
let data6 = data.subtraces;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate283.errors = [{instancePath:instancePath+"/subtraces",schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate283.errors = [{instancePath:instancePath+"/subtraces",schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceAddress !== undefined){
const _errs14 = errors;
if(!(validate296(data.traceAddress, {instancePath:instancePath+"/traceAddress",parentData:data,parentDataProperty:"traceAddress",rootData}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs15 = errors;
if(!(validate298(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs16 = errors;
if(typeof data.error !== "string"){
validate283.errors = [{instancePath:instancePath+"/error",schemaPath:"components#/definitions/TraceError/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate283(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}


function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate281.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate281.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate281(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
validate280.errors = vErrors;
return errors === 0;
}

export const params_trace_transaction = validate307;
function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate307.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate307.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate307.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate307.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate307.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}

export const result_trace_transaction = validate308;
function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate309.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate309.errors = vErrors;
return errors === 0;
}


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
validate308.errors = vErrors;
return errors === 0;
}

export const params_trace_filter = validate312;
function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "fromBlock") || (key0 === "toBlock")) || (key0 === "fromAddress")) || (key0 === "toAddress")) || (key0 === "after")) || (key0 === "count"))){
validate313.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fromBlock !== undefined){
const _errs2 = errors;
if(!(validate243(data.fromBlock, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toBlock !== undefined){
const _errs3 = errors;
if(!(validate243(data.toBlock, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromAddress !== undefined){
const _errs4 = errors;
if(!(validate239(data.fromAddress, {instancePath:instancePath+"/fromAddress",parentData:data,parentDataProperty:"fromAddress",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toAddress !== undefined){
const _errs5 = errors;
if(!(validate239(data.toAddress, {instancePath:instancePath+"/toAddress",parentData:data,parentDataProperty:"toAddress",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data4 = data.after;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate313.errors = [{instancePath:instancePath+"/after",schemaPath:"components#/definitions/TraceOffset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate313.errors = [{instancePath:instancePath+"/after",schemaPath:"components#/definitions/TraceOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate313.errors = [{instancePath:instancePath+"/after",schemaPath:"components#/definitions/TraceOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data5 = data.count;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate313.errors = [{instancePath:instancePath+"/count",schemaPath:"components#/definitions/TraceCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
validate313.errors = [{instancePath:instancePath+"/count",schemaPath:"components#/definitions/TraceCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate313.errors = [{instancePath:instancePath+"/count",schemaPath:"components#/definitions/TraceCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate312.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate312.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate312.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate313(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}

export const result_trace_filter = validate319;
function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate283(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}

export const params_debug_traceTransaction = validate323;
const schema436 = {"type":"string","enum":["callTracer"]};
function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.onlyTopCall !== undefined){
const _errs1 = errors;
if(typeof data.onlyTopCall !== "boolean"){
validate325.errors = [{instancePath:instancePath+"/onlyTopCall",schemaPath:"components#/definitions/FrameOption/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withLog !== undefined){
const _errs4 = errors;
if(typeof data.withLog !== "boolean"){
validate325.errors = [{instancePath:instancePath+"/withLog",schemaPath:"components#/definitions/FrameOption/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tracer !== undefined){
let data0 = data.tracer;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate324.errors = [{instancePath:instancePath+"/tracer",schemaPath:"components#/definitions/Tracer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "callTracer")){
validate324.errors = [{instancePath:instancePath+"/tracer",schemaPath:"components#/definitions/Tracer/enum",keyword:"enum",params:{allowedValues: schema436.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracerConfig !== undefined){
const _errs4 = errors;
if(!(validate325(data.tracerConfig, {instancePath:instancePath+"/tracerConfig",parentData:data,parentDataProperty:"tracerConfig",rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate323.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate323.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate323.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate323.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate323.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate324(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}

export const result_debug_traceTransaction = validate328;
const schema443 = {"type":"string","enum":["CALL","CALLCODE","DELEGATECALL","STATICCALL","CREATE","CREATE2","SELFDESTRUCT"]};
function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.index === undefined) && (missing0 = "index")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.topics === undefined) && (missing0 = "topics"))) || ((data.data === undefined) && (missing0 = "data"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.index !== undefined){
let data0 = data.index;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate334.errors = [{instancePath:instancePath+"/index",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate334.errors = [{instancePath:instancePath+"/index",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data1 = data.address;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate334.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate334.errors = [{instancePath:instancePath+"/address",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
const _errs7 = errors;
if(!(validate149(data.topics, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate334(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.input === undefined) && (missing0 = "input"))){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate330.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/FrameKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data0 === "CALL") || (data0 === "CALLCODE")) || (data0 === "DELEGATECALL")) || (data0 === "STATICCALL")) || (data0 === "CREATE")) || (data0 === "CREATE2")) || (data0 === "SELFDESTRUCT"))){
validate330.errors = [{instancePath:instancePath+"/type",schemaPath:"components#/definitions/FrameKind/enum",keyword:"enum",params:{allowedValues: schema443.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate330.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
validate330.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate330.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data4 = data.gas;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate330.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data5 = data.gasUsed;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
validate330.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data6 = data.input;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern25.test(data6)){
validate330.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data7 = data.output;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern25.test(data7)){
validate330.errors = [{instancePath:instancePath+"/output",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate330.errors = [{instancePath:instancePath+"/output",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs25 = errors;
if(typeof data.error !== "string"){
validate330.errors = [{instancePath:instancePath+"/error",schemaPath:"components#/definitions/FrameText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revertReason !== undefined){
const _errs28 = errors;
if(typeof data.revertReason !== "string"){
validate330.errors = [{instancePath:instancePath+"/revertReason",schemaPath:"components#/definitions/FrameText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
const _errs31 = errors;
if(!(validate331(data.calls, {instancePath:instancePath+"/calls",parentData:data,parentDataProperty:"calls",rootData}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs32 = errors;
if(!(validate333(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate329.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate329.errors = vErrors;
return errors === 0;
}


function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate329(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
validate328.errors = vErrors;
return errors === 0;
}

export const params_debug_traceBlockByNumber = validate340;
function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err1 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockNumber/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,63}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"components#/definitions/BlockNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate341.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate341.errors = vErrors;
return errors === 0;
}


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tracer !== undefined){
let data0 = data.tracer;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate343.errors = [{instancePath:instancePath+"/tracer",schemaPath:"components#/definitions/Tracer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "callTracer")){
validate343.errors = [{instancePath:instancePath+"/tracer",schemaPath:"components#/definitions/Tracer/enum",keyword:"enum",params:{allowedValues: schema436.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracerConfig !== undefined){
const _errs4 = errors;
if(!(validate325(data.tracerConfig, {instancePath:instancePath+"/tracerConfig",parentData:data,parentDataProperty:"tracerConfig",rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate340.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate340.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate340.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
const _errs1 = errors;
if(!(validate341(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs2 = errors;
if(!(validate343(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}

export const result_debug_traceBlockByNumber = validate346;
function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.txHash === undefined) && (missing0 = "txHash")) || ((data.result === undefined) && (missing0 = "result"))){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.txHash !== undefined){
let data0 = data.txHash;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate349.errors = [{instancePath:instancePath+"/txHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate349.errors = [{instancePath:instancePath+"/txHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs4 = errors;
if(!(validate330(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate349(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate347.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate347.errors = vErrors;
return errors === 0;
}


function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
validate346.errors = vErrors;
return errors === 0;
}

export const params_debug_traceBlockByHash = validate354;
function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tracer !== undefined){
let data0 = data.tracer;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate355.errors = [{instancePath:instancePath+"/tracer",schemaPath:"components#/definitions/Tracer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "callTracer")){
validate355.errors = [{instancePath:instancePath+"/tracer",schemaPath:"components#/definitions/Tracer/enum",keyword:"enum",params:{allowedValues: schema436.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracerConfig !== undefined){
const _errs4 = errors;
if(!(validate325(data.tracerConfig, {instancePath:instancePath+"/tracerConfig",parentData:data,parentDataProperty:"tracerConfig",rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate354.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate354.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate354.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate354.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate354.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate355(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}

export const result_debug_traceBlockByHash = validate358;
function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate359.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate359.errors = vErrors;
return errors === 0;
}


function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate359(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
validate358.errors = vErrors;
return errors === 0;
}

export const params_web3_sha3 = validate362;
function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate362.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate362.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate362.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern85.test(data0)){
validate362.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate362.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}

export const result_web3_sha3 = validate363;
function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate363.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate363.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}

export const params_eth_newFilter = validate364;
function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.fromBlock === undefined) && (missing0 = "fromBlock")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.toBlock === undefined) && (missing1 = "toBlock")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.blockHash === undefined) && (missing2 = "blockHash")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate365.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs7 = errors;
for(const key0 in data){
if(!(((((key0 === "blockHash") || (key0 === "address")) || (key0 === "fromBlock")) || (key0 === "toBlock")) || (key0 === "topics"))){
validate365.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.blockHash !== undefined){
let data0 = data.blockHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate365.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate365.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.address !== undefined){
const _errs11 = errors;
if(!(validate239(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.fromBlock !== undefined){
const _errs12 = errors;
if(!(validate243(data.fromBlock, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.toBlock !== undefined){
const _errs13 = errors;
if(!(validate243(data.toBlock, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.topics !== undefined){
const _errs14 = errors;
if(!(validate246(data.topics, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}


function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate364.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate364.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate364.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate365(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate364.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate364.errors = vErrors;
return errors === 0;
}

export const result_eth_newFilter = validate371;
function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate371.errors = [{instancePath,schemaPath:"components#/definitions/FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate371.errors = [{instancePath,schemaPath:"components#/definitions/FilterId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}

export const params_eth_newBlockFilter = validate372;
function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate372.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}

export const result_eth_newBlockFilter = validate373;
function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate373.errors = [{instancePath,schemaPath:"components#/definitions/FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate373.errors = [{instancePath,schemaPath:"components#/definitions/FilterId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate373.errors = vErrors;
return errors === 0;
}

export const params_eth_newPendingTransactionFilter = validate374;
function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate374.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}

export const result_eth_newPendingTransactionFilter = validate375;
function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate375.errors = [{instancePath,schemaPath:"components#/definitions/FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate375.errors = [{instancePath,schemaPath:"components#/definitions/FilterId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}

export const params_eth_getFilterChanges = validate376;
function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate376.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate376.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate376.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate376.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate376.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/FilterId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}

export const result_eth_getFilterChanges = validate377;
function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate378.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate378.errors = vErrors;
return errors === 0;
}


function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
validate377.errors = vErrors;
return errors === 0;
}

export const params_eth_getFilterLogs = validate382;
function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate382.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate382.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate382.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate382.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate382.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/FilterId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}

export const result_eth_getFilterLogs = validate383;
function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate143(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate384.errors = vErrors;
return errors === 0;
}


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate384(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
validate383.errors = vErrors;
return errors === 0;
}

export const params_eth_uninstallFilter = validate387;
function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate387.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate387.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate387.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate387.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate387.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/FilterId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}

export const result_eth_uninstallFilter = validate388;
function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate388.errors = [{instancePath,schemaPath:"components#/definitions/FilterRemoved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate388.errors = vErrors;
return errors === 0;
}

export const params_eth_subscribe = validate389;
const schema508 = {"type":"string","enum":["newHeads","logs","newPendingTransactions","syncing"]};
function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.blockHash === undefined) && (missing0 = "blockHash")) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.logIndex === undefined) && (missing1 = "logIndex")) || ((data.blockNumber === undefined) && (missing1 = "blockNumber"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.blockHash === undefined) && (missing2 = "blockHash")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.blockNumber === undefined) && (missing3 = "blockNumber")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate395.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs13 = errors;
for(const key0 in data){
if(!(((key0 === "blockHash") || (key0 === "logIndex")) || (key0 === "blockNumber"))){
validate395.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data.blockHash !== undefined){
let data0 = data.blockHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate395.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.logIndex !== undefined){
let data1 = data.logIndex;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate395.errors = [{instancePath:instancePath+"/logIndex",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/logIndex",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.blockNumber !== undefined){
let data2 = data.blockNumber;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate395.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate395.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"components#/definitions/BlockTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data === "latest") || (data === "earliest")) || (data === "pending"))){
const err3 = {instancePath,schemaPath:"components#/definitions/BlockTag/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate397.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate397.errors = vErrors;
return errors === 0;
}


function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate395(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern49.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate397(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate394.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate394.errors = vErrors;
return errors === 0;
}


function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "address") || (key0 === "topics")) || (key0 === "fromBlock")) || (key0 === "toBlock"))){
validate391.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
const _errs2 = errors;
if(!(validate239(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
const _errs3 = errors;
if(!(validate246(data.topics, {instancePath:instancePath+"/topics",parentData:data,parentDataProperty:"topics",rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromBlock !== undefined){
const _errs4 = errors;
if(!(validate394(data.fromBlock, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toBlock !== undefined){
const _errs5 = errors;
if(!(validate397(data.toBlock, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate391.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate391(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"components#/definitions/FullTransactions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate390.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate390.errors = vErrors;
return errors === 0;
}


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate389.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 1){
validate389.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate389.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate389.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/SubscriptionKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "newHeads") || (data0 === "logs")) || (data0 === "newPendingTransactions")) || (data0 === "syncing"))){
validate389.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/SubscriptionKind/enum",keyword:"enum",params:{allowedValues: schema508.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs4 = errors;
if(!(validate390(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate389.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate389.errors = vErrors;
return errors === 0;
}

export const result_eth_subscribe = validate403;
const pattern213 = new RegExp("^0x[0-9a-fA-F]{32}$", "u");

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern213.test(data)){
validate403.errors = [{instancePath,schemaPath:"components#/definitions/SubscriptionId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{32}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{32}$"+"\""}];
return false;
}
}
else {
validate403.errors = [{instancePath,schemaPath:"components#/definitions/SubscriptionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate403.errors = vErrors;
return errors === 0;
}

export const params_eth_unsubscribe = validate404;
function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate404.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate404.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate404.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern213.test(data0)){
validate404.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/SubscriptionId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{32}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{32}$"+"\""}];
return false;
}
}
else {
validate404.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/SubscriptionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate404.errors = vErrors;
return errors === 0;
}

export const result_eth_unsubscribe = validate405;
function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate405.errors = [{instancePath,schemaPath:"components#/definitions/SubscriptionEnded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate405.errors = vErrors;
return errors === 0;
}

export const params_txpool_content = validate406;
function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate406.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}

export const result_txpool_content = validate407;
const pattern216 = new RegExp("^(0|[1-9][0-9]*)$", "u");
function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.hash === undefined) && (missing0 = "hash")) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))){
validate411.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.hash !== undefined){
let data0 = data.hash;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate411.errors = [{instancePath:instancePath+"/hash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/hash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate411.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
const _errs7 = errors;
if(data.blockHash !== null){
validate411.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
const _errs10 = errors;
if(data.blockNumber !== null){
validate411.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
const _errs13 = errors;
if(data.transactionIndex !== null){
validate411.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
validate411.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
const _errs19 = errors;
if(!(validate62(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data7 = data.gas;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate411.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data8 = data.gasPrice;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate411.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data9 = data.value;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
validate411.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data10 === "string"){
if(!pattern25.test(data10)){
validate411.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-f]{2})*$"+"\""}];
return false;
}
}
else {
validate411.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/CanonicalData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern216.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/DecimalNonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/DecimalNonce/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate410.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate411(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}


function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern22.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate409.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate410(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate409.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate409.errors = vErrors;
return errors === 0;
}


function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pending !== undefined){
const _errs1 = errors;
if(!(validate409(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs2 = errors;
if(!(validate409(data.queued, {instancePath:instancePath+"/queued",parentData:data,parentDataProperty:"queued",rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate408(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
validate407.errors = vErrors;
return errors === 0;
}

export const params_txpool_inspect = validate418;
function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate418.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}

export const result_txpool_inspect = validate419;
function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern216.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/DecimalNonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]*)$"},message:"must match pattern \""+"^(0|[1-9][0-9]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/DecimalNonce/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate422.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(typeof data[key1] !== "string"){
validate422.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"components#/definitions/PoolSummary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern22.test(key0)){
const err0 = {instancePath,schemaPath:"components#/definitions/CanonicalAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},message:"must match pattern \""+"^0x[0-9a-f]{40}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/CanonicalAddress/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate421.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate422(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate421.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate420.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pending !== undefined){
const _errs1 = errors;
if(!(validate421(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs2 = errors;
if(!(validate421(data.queued, {instancePath:instancePath+"/queued",parentData:data,parentDataProperty:"queued",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate420.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate420.errors = vErrors;
return errors === 0;
}


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate420(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
validate419.errors = vErrors;
return errors === 0;
}

export const params_txpool_status = validate427;
function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate427.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}

export const result_txpool_status = validate428;
function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate429.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pending !== undefined){
let data0 = data.pending;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate429.errors = [{instancePath:instancePath+"/pending",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate429.errors = [{instancePath:instancePath+"/pending",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
let data1 = data.queued;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate429.errors = [{instancePath:instancePath+"/queued",schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate429.errors = [{instancePath:instancePath+"/queued",schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate429(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
errors = vErrors.length;
}
validate428.errors = vErrors;
return errors === 0;
}

export const params_evm_snapshot = validate431;
function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate431.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}

export const result_evm_snapshot = validate432;
function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate432.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate432.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate432.errors = vErrors;
return errors === 0;
}

export const params_evm_revert = validate433;
function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate433.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate433.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate433.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate433.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate433.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}

export const result_evm_revert = validate434;
function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate434.errors = [{instancePath,schemaPath:"components#/definitions/SnapshotFound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate434.errors = vErrors;
return errors === 0;
}

export const params_evm_mine = validate435;
function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"components#/definitions/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"components#/definitions/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate436.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate436.errors = vErrors;
return errors === 0;
}


function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate435.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate435.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate436(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate435.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate435.errors = vErrors;
return errors === 0;
}

export const result_evm_mine = validate438;
function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate438.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate438.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}

export const params_evm_increaseTime = validate439;
function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"components#/definitions/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"components#/definitions/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate440.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate440.errors = vErrors;
return errors === 0;
}


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate439.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate439.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate439.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate440(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}

export const result_evm_increaseTime = validate442;
function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate442.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"},message:"must match pattern \""+"^0x(?:0|[1-9a-f][0-9a-f]{0,63})$"+"\""}];
return false;
}
}
else {
validate442.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalQuantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}

export const params_evm_setNextBlockTimestamp = validate443;
function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"components#/definitions/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"components#/definitions/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate444.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate444.errors = vErrors;
return errors === 0;
}


function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate443.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate443.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate443.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate444(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}

export const result_evm_setNextBlockTimestamp = validate446;
const schema582 = {"type":"boolean","enum":[true]};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate446.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate446.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate446.errors = vErrors;
return errors === 0;
}

export const params_hardhat_mine = validate447;
function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"components#/definitions/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"components#/definitions/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate448.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate448.errors = vErrors;
return errors === 0;
}


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate447.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate447.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
const _errs1 = errors;
if(!(validate448(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
const _errs2 = errors;
if(!(validate448(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}

export const result_hardhat_mine = validate451;
function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate451.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate451.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate451.errors = vErrors;
return errors === 0;
}

export const params_hardhat_reset = validate452;
function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"components#/definitions/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs5){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"components#/definitions/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"components#/definitions/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate455.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate455.errors = vErrors;
return errors === 0;
}


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jsonRpcUrl === undefined) && (missing0 = "jsonRpcUrl")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
validate454.errors = [{instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonRpcUrl !== undefined){
const _errs4 = errors;
if(data.jsonRpcUrl !== null){
validate454.errors = [{instancePath:instancePath+"/jsonRpcUrl",schemaPath:"components#/definitions/NullValue/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.blockNumber !== undefined){
const _errs7 = errors;
if(!(validate455(data.blockNumber, {instancePath:instancePath+"/blockNumber",parentData:data,parentDataProperty:"blockNumber",rootData}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate454.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}


function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.forking !== undefined){
if(!(validate454(data.forking, {instancePath:instancePath+"/forking",parentData:data,parentDataProperty:"forking",rootData}))){
vErrors = vErrors === null ? validate454.errors : vErrors.concat(validate454.errors);
errors = vErrors.length;
}
}
}
else {
validate453.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate453.errors = vErrors;
return errors === 0;
}


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate452.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate452.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate453(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}

export const result_hardhat_reset = validate459;
function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate459.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate459.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate459.errors = vErrors;
return errors === 0;
}

export const params_hardhat_metadata = validate460;
function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate460.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"}];
return false;
}
}
else {
validate460.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate460.errors = vErrors;
return errors === 0;
}

export const result_hardhat_metadata = validate461;
function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.chainId === undefined) && (missing0 = "chainId")) || ((data.forkBlockNumber === undefined) && (missing0 = "forkBlockNumber"))) || ((data.forkBlockHash === undefined) && (missing0 = "forkBlockHash"))){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chainId !== undefined){
let data0 = data.chainId;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate463.errors = [{instancePath:instancePath+"/chainId",schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate463.errors = [{instancePath:instancePath+"/chainId",schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkBlockNumber !== undefined){
let data1 = data.forkBlockNumber;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate463.errors = [{instancePath:instancePath+"/forkBlockNumber",schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate463.errors = [{instancePath:instancePath+"/forkBlockNumber",schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkBlockHash !== undefined){
let data2 = data.forkBlockHash;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate463.errors = [{instancePath:instancePath+"/forkBlockHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate463.errors = [{instancePath:instancePath+"/forkBlockHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}


function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.clientVersion === undefined) && (missing0 = "clientVersion")) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.instanceId === undefined) && (missing0 = "instanceId"))) || ((data.latestBlockNumber === undefined) && (missing0 = "latestBlockNumber"))) || ((data.latestBlockHash === undefined) && (missing0 = "latestBlockHash"))){
validate462.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.clientVersion !== undefined){
let data0 = data.clientVersion;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate462.errors = [{instancePath:instancePath+"/clientVersion",schemaPath:"components#/definitions/ClientVersion/pattern",keyword:"pattern",params:{pattern: "^.{1,256}$"},message:"must match pattern \""+"^.{1,256}$"+"\""}];
return false;
}
}
else {
validate462.errors = [{instancePath:instancePath+"/clientVersion",schemaPath:"components#/definitions/ClientVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data1 = data.chainId;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate462.errors = [{instancePath:instancePath+"/chainId",schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate462.errors = [{instancePath:instancePath+"/chainId",schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instanceId !== undefined){
let data2 = data.instanceId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
validate462.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate462.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latestBlockNumber !== undefined){
let data3 = data.latestBlockNumber;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate462.errors = [{instancePath:instancePath+"/latestBlockNumber",schemaPath:"components#/definitions/WholeNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate462.errors = [{instancePath:instancePath+"/latestBlockNumber",schemaPath:"components#/definitions/WholeNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latestBlockHash !== undefined){
let data4 = data.latestBlockHash;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern15.test(data4)){
validate462.errors = [{instancePath:instancePath+"/latestBlockHash",schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate462.errors = [{instancePath:instancePath+"/latestBlockHash",schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkedNetwork !== undefined){
const _errs16 = errors;
if(!(validate463(data.forkedNetwork, {instancePath:instancePath+"/forkedNetwork",parentData:data,parentDataProperty:"forkedNetwork",rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate462(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
validate461.errors = vErrors;
return errors === 0;
}

export const params_hardhat_setBalance = validate466;
function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate466.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate466.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate466.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate466.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate466.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate466.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate466.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate466.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate466.errors = vErrors;
return errors === 0;
}

export const result_hardhat_setBalance = validate467;
function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate467.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate467.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate467.errors = vErrors;
return errors === 0;
}

export const params_hardhat_setNonce = validate468;
function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate468.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate468.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate468.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate468.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate468.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate468.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate468.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate468.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate468.errors = vErrors;
return errors === 0;
}

export const result_hardhat_setNonce = validate469;
function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate469.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate469.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate469.errors = vErrors;
return errors === 0;
}

export const params_hardhat_setCode = validate470;
function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate470.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data.length < 2){
validate470.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 2)){
validate470.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate470.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern85.test(data1)){
validate470.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate470.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
}
else {
validate470.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate470.errors = vErrors;
return errors === 0;
}

export const result_hardhat_setCode = validate471;
function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate471.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate471.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate471.errors = vErrors;
return errors === 0;
}

export const params_hardhat_setStorageAt = validate472;
function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate472.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data.length < 3){
validate472.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 3)){
validate472.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate472.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len1 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate472.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/1",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len1 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern49.test(data2)){
validate472.errors = [{instancePath:instancePath+"/2",schemaPath:"components#/definitions/Hash32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/2",schemaPath:"components#/definitions/Hash32/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
}
else {
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}

export const result_hardhat_setStorageAt = validate473;
function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate473.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate473.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate473.errors = vErrors;
return errors === 0;
}

export const params_hardhat_impersonateAccount = validate474;
function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate474.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate474.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate474.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate474.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate474.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate474.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate474.errors = vErrors;
return errors === 0;
}

export const result_hardhat_impersonateAccount = validate475;
function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate475.errors = [{instancePath,schemaPath:"components#/definitions/Done/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(!(data === true)){
validate475.errors = [{instancePath,schemaPath:"components#/definitions/Done/enum",keyword:"enum",params:{allowedValues: schema582.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate475.errors = vErrors;
return errors === 0;
}

export const params_hardhat_stopImpersonatingAccount = validate476;
function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate476.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate476.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate476.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate476.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate476.errors = [{instancePath:instancePath+"/0",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
else {
validate476.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate476.errors = vErrors;
return errors === 0;
}

export const result_hardhat_stopImpersonatingAccount = validate477;
function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate477.errors = [{instancePath,schemaPath:"components#/definitions/ImpersonationEnded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate477.errors = vErrors;
return errors === 0;
}

export const params_eth_sendTransaction = validate478;
function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate479.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern101.test(data0)){
validate479.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/from",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern101.test(data1)){
validate479.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/to",schemaPath:"components#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data2 = data.gas;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate479.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/gas",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data3 = data.gasPrice;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate479.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate479.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/value",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data5 = data.nonce;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
validate479.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/Quantity/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{1,64}$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/nonce",schemaPath:"components#/definitions/Quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data6 = data.data;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern85.test(data6)){
validate479.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/data",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data7 = data.input;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern85.test(data7)){
validate479.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x(?:[0-9a-fA-F]{2})*$"+"\""}];
return false;
}
}
else {
validate479.errors = [{instancePath:instancePath+"/input",schemaPath:"components#/definitions/Data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate479.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate479.errors = vErrors;
return errors === 0;
}


function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate478.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate478.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
const len0 = data.length;
if(!(len0 <= 1)){
validate478.errors = [{instancePath,schemaPath:"#/additionalItems",keyword:"additionalItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
const len1 = data.length;
if(len1 > 0){
if(!(validate479(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate478.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate478.errors = vErrors;
return errors === 0;
}

export const result_eth_sendTransaction = validate481;
function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate481.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate481.errors = [{instancePath,schemaPath:"components#/definitions/CanonicalHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate481.errors = vErrors;
return errors === 0;
}

