// Proofs of RSKj.
// node: recorded

// block 2 of 3 transactions, index 0: plain transfer cow to alice
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x82e8363d93ca353e1807b9a4e13b57151cd3439174817788f6cebaf6ba1302d7","0x5693a7f7ae2dfce2cbb232aff7324b12f920f732b37b0a6ff606c5881b3e99e6"]}
<< {"jsonrpc":"2.0","id":1,"result":["0x70060048ee76b19fc451dba9dbee8b3e73084f79ea540d3940b3b36b128e8024e9302500010f","0x4d42501d582d8883e9ec687c3b34022f6d3c63989779204cf7c455c98edc57c1102670060048ee76b19fc451dba9dbee8b3e73084f79ea540d3940b3b36b128e8024e9302500010ffdef03"]}

// block 2 of 3 transactions, index 1: plain transfer cow to bob
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x82e8363d93ca353e1807b9a4e13b57151cd3439174817788f6cebaf6ba1302d7","0xcb5f680d43ec7a4b45278ca5c60e1eb0ee5144a39d06f3e8734df9b55df68f99"]}
<< {"jsonrpc":"2.0","id":1,"result":["0x700080c547fd1068dc610c82cb1f0355a736918e91e7f827bbfc25e5462a17622b48f300010f","0x5f040026700080c547fd1068dc610c82cb1f0355a736918e91e7f827bbfc25e5462a17622b48f300010f267000008c0612964f5b9c50295c054c13f3328918fe196fbb331ee30f154b90794e0ce200010bfd6602","0x4d42501d582d8883e9ec687c3b34022f6d3c63989779204cf7c455c98edc57c1102670060048ee76b19fc451dba9dbee8b3e73084f79ea540d3940b3b36b128e8024e9302500010ffdef03"]}

// block 2 of 3 transactions, index 2: REMASC (made by the node)
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x82e8363d93ca353e1807b9a4e13b57151cd3439174817788f6cebaf6ba1302d7","0x2508efeddbab2f46ce53e0fb5ed61df9ac1ce696311941207833d7365194dacd"]}
<< {"jsonrpc":"2.0","id":1,"result":["0x7000008c0612964f5b9c50295c054c13f3328918fe196fbb331ee30f154b90794e0ce200010b","0x5f040026700080c547fd1068dc610c82cb1f0355a736918e91e7f827bbfc25e5462a17622b48f300010f267000008c0612964f5b9c50295c054c13f3328918fe196fbb331ee30f154b90794e0ce200010bfd6602","0x4d42501d582d8883e9ec687c3b34022f6d3c63989779204cf7c455c98edc57c1102670060048ee76b19fc451dba9dbee8b3e73084f79ea540d3940b3b36b128e8024e9302500010ffdef03"]}

// unknown transaction in a known block
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x47b8302387b9f9af41b6addbf4745aee5435fcdc1f0b789a194c029259f27f1e","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// transaction of another block
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x47b8302387b9f9af41b6addbf4745aee5435fcdc1f0b789a194c029259f27f1e","0x5693a7f7ae2dfce2cbb232aff7324b12f920f732b37b0a6ff606c5881b3e99e6"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// genesis
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0xb6ac62cb923effb7a4c334c3452c1626214f9830f13ded2568c19885c14cf505","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// an unknown block: RSKj fails, the block is looked for
!! eth_getBlockTransactionCountByHash {"result":null}
!! rsk_getTransactionReceiptNodesByHash {"error":{"code":-32603,"message":"Internal server error"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a failure that is no unknown block
!! eth_getBlockTransactionCountByHash {"result":"0x2"}
!! rsk_getTransactionReceiptNodesByHash {"error":{"code":-32603,"message":"Internal server error"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
