// Methods of the part transaction may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_getRawTransactionByHash is switched off: METHODS of this service does not include transaction"}}
